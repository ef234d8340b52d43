import type { ReactNode } from 'react';
import type { Loss, Planting } from '../entities/farm/farm.api.ts';
import type { PlantingEvent } from '../entities/farm/farm-changes.api.ts';
import { useAnimals, useFields, usePlantings } from '../entities/farm/use-farm.ts';
import { WaitingForm } from '../entities/outbox/waiting-form.tsx';
import { EditDialog } from '../features/community/edit-dialog.tsx';
import { OpenTask } from '../features/farm-tasks/open-task.tsx';
import { FieldForm } from '../features/fields/field-form.tsx';
import { OpenEntry } from '../features/finance/open-entry.tsx';
import { AnimalEntryForm } from '../features/herd/animal-entry-form.tsx';
import { AnimalForm } from '../features/herd/animal-form.tsx';
import { LossForm } from '../features/losses/loss-form.tsx';
import type { Editor } from '../features/outbox/outbox-row.tsx';
import { EntryForm } from '../features/plantings/entry-form.tsx';
import { PlantingForm } from '../features/plantings/planting-form.tsx';
import { CreditForm } from '../features/season/credits-card.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { rowOf, type Unsent } from '../lib/outbox/fold.ts';
import type { OutboxRecord } from '../lib/outbox/record.ts';
import { Dialog } from '../ui/dialog.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Optional } from '../ui/optional.tsx';
import { OpenFarmPicture, OpenScan } from './outbox-pictures.tsx';

type Title = 'credit.title' | 'field.title' | 'herd.title' | 'loss.title' | 'planting.title';

const AnswerForm = lazyWithRetry(async () => ({
  default: (await import('./expert-part.tsx')).OpenAnswer,
}));

interface Props {
  record: OutboxRecord;
  onClose: () => void;
}

interface FormProps<Row> {
  row: Row & Unsent;
  onDone: () => void;
}

/** A form in a dialog, with the row of the write that waits. */
function formOf<Row>(title: Title, Form: (props: FormProps<Row>) => ReactNode): Editor {
  return function Open({ record, onClose }: Props) {
    const t = useT('farm-record');
    return (
      <Dialog open onClose={onClose} title={t(title)}>
        <Form row={rowOf(record)} onDone={onClose} />
      </Dialog>
    );
  };
}

function OwnPlantingForm(props: FormProps<Planting>) {
  const { data: fields = [] } = useFields();
  return <PlantingForm fields={fields} {...props} />;
}

function OwnEntryForm(props: FormProps<PlantingEvent>) {
  return <EntryForm planting={{ id: props.row.planting }} {...props} />;
}

function OwnLossForm(props: FormProps<Loss>) {
  const { data: plantings = [] } = usePlantings();
  return <LossForm plantings={plantings} {...props} />;
}

function OpenAnimalEntry({ record, onClose }: Props) {
  const t = useT('farm-record');
  const animal = useAnimals().data?.find(({ id }) => id === record.row?.animal);
  return (
    <Dialog open onClose={onClose} title={animal?.name ?? t('herd.title')}>
      {animal && <AnimalEntryForm animal={animal} row={rowOf(record)} onDone={onClose} />}
    </Dialog>
  );
}

function OpenItem({ record, onClose }: Props) {
  return (
    <EditDialog
      kind={record.what === 'reels' ? 'reels' : 'posts'}
      item={rowOf(record)}
      onClose={onClose}
    />
  );
}

/** For experts alone: fetched when it is opened. */
function OpenAnswer(props: Props) {
  return (
    <Optional>
      <AnswerForm {...props} />
    </Optional>
  );
}

/** The forms in which writes that wait can be changed, by what they write; the profile's is a page, to which a link leads. */
export const EDITORS: Readonly<Record<string, Editor>> = {
  expenses: OpenEntry,
  incomes: OpenEntry,
  loans: OpenEntry,
  budgets: OpenEntry,
  task: OpenTask,
  posts: OpenItem,
  reels: OpenItem,
  comment: WaitingForm,
  request: WaitingForm,
  followUp: WaitingForm,
  deskMessage: WaitingForm,
  assistantAnswer: OpenAnswer,
  watering: WaitingForm,
  alert: WaitingForm,
  field: formOf('field.title', FieldForm),
  planting: formOf('planting.title', OwnPlantingForm),
  plantingEvent: formOf('planting.title', OwnEntryForm),
  animal: formOf('herd.title', AnimalForm),
  animalEvent: OpenAnimalEntry,
  loss: formOf('loss.title', OwnLossForm),
  credit: formOf('credit.title', CreditForm),
  scan: OpenScan,
  farmPicture: OpenFarmPicture,
  lossPhoto: OpenFarmPicture,
};
