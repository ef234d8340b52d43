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
import { rowOf } from '../lib/outbox/fold.ts';
import type { OutboxRecord } from '../lib/outbox/record.ts';
import { Dialog } from '../ui/dialog.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Optional } from '../ui/optional.tsx';
import { OpenFarmPicture, OpenScan } from './outbox-pictures.tsx';

const AnswerForm = lazyWithRetry(async () => ({
  default: (await import('./expert-part.tsx')).OpenAnswer,
}));

interface Props {
  record: OutboxRecord;
  onClose: () => void;
}

function OpenField({ record, onClose }: Props) {
  const t = useT('farm-record');
  return (
    <Dialog open onClose={onClose} title={t('field.title')}>
      <FieldForm row={rowOf(record)} onDone={onClose} />
    </Dialog>
  );
}

function OpenPlanting({ record, onClose }: Props) {
  const t = useT('farm-record');
  const { data: fields = [] } = useFields();
  return (
    <Dialog open onClose={onClose} title={t('planting.title')}>
      <PlantingForm fields={fields} row={rowOf(record)} onDone={onClose} />
    </Dialog>
  );
}

function OpenPlantingEntry({ record, onClose }: Props) {
  const t = useT('farm-record');
  const parent = String(record.row?.planting);
  return (
    <Dialog open onClose={onClose} title={t('planting.title')}>
      <EntryForm planting={{ id: parent }} row={rowOf(record)} onDone={onClose} />
    </Dialog>
  );
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

function OpenAnimal({ record, onClose }: Props) {
  const t = useT('farm-record');
  return (
    <Dialog open onClose={onClose} title={t('herd.title')}>
      <AnimalForm row={rowOf(record)} onDone={onClose} />
    </Dialog>
  );
}

function OpenLoss({ record, onClose }: Props) {
  const t = useT('farm-record');
  const { data: plantings = [] } = usePlantings();
  return (
    <Dialog open onClose={onClose} title={t('loss.title')}>
      <LossForm plantings={plantings} row={rowOf(record)} onDone={onClose} />
    </Dialog>
  );
}

function OpenCredit({ record, onClose }: Props) {
  const t = useT('farm-record');
  return (
    <Dialog open onClose={onClose} title={t('credit.title')}>
      <CreditForm row={rowOf(record)} onDone={onClose} />
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
  field: OpenField,
  planting: OpenPlanting,
  plantingEvent: OpenPlantingEntry,
  animal: OpenAnimal,
  animalEvent: OpenAnimalEntry,
  loss: OpenLoss,
  credit: OpenCredit,
  scan: OpenScan,
  farmPicture: OpenFarmPicture,
  lossPhoto: OpenFarmPicture,
};
