// locale-keys: farm-record:herdEvent.*
import { ANIMAL_EVENTS } from '@ankur/contracts/farm-record/animal-events';
import { useState } from 'react';
import type { Animal } from '../../entities/farm/farm.api.ts';
import { type AnimalEvent, useRemoveAnimalMutation } from '../../entities/farm/farm-changes.api.ts';
import { PictureButton } from '../../entities/farm/picture-button.tsx';
import { DeleteInstead, useRecordRemoval } from '../../entities/farm/removal-dialog.tsx';
import { useAnimals } from '../../entities/farm/use-farm.ts';
import { useUndo } from '../../entities/farm/use-undo.tsx';
import { MedicineHold } from '../../entities/farm/waiting-days.tsx';
import { WaitingEvents } from '../../entities/farm/waiting-events.tsx';
import { failureState } from '../../lib/http/failure-state.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { AnimalDialog } from './animal-dialog.tsx';
import { AnimalEntryForm } from './animal-entry-form.tsx';
import { AnimalForm } from './animal-form.tsx';
import { drawingOf, givesMilk, isYoung, laysEggs } from './animal-kinds.ts';
import { DueList } from './due-list.tsx';
import { FeedPurchase } from './feed-purchase.tsx';
import { MilkEntry } from './milk-entry.tsx';
import { MilkSale } from './milk-sale.tsx';
import { VetLine } from './vet-line.tsx';

type Open =
  | { kind: 'add' }
  | { kind: 'write' | 'change' | 'read'; animal: Animal }
  | { kind: 'entry'; animal: Animal; entry: AnimalEvent & Unsent }
  | null;

/** The herd: milk and eggs in two clicks, what happened, and what is due. */
export function HerdCard() {
  const t = useT('farm-record');
  const failureText = useFailureText('farm-record');
  const { data, error, isError, isLoading } = useAnimals();
  const [remove] = useRemoveAnimalMutation();
  const eventName = (kind: string): string =>
    t(`herdEvent.${ANIMAL_EVENTS.find((one) => one === kind) ?? 'other'}`);
  const today = useToday();
  const [open, setOpen] = useState<Open>(null);
  const undo = useUndo();
  const removal = useRecordRemoval(remove, {
    titleOf: ({ name }) => t('remove', { name }),
    onRemove: undo.forget,
  });
  /** Id of the animal whose illness was written down last. */
  const [ill, setIll] = useState<string | null>(null);
  const close = () => setOpen(null);
  const add = (
    <Button icon="plus" onClick={() => setOpen({ kind: 'add' })}>
      {t('animal.add')}
    </Button>
  );
  return (
    <Card title={t('herd.title')} icon="cow" actions={add}>
      {isLoading && <StateView state="loading">{t('loading')}</StateView>}
      {isError && !data && <StateView state={failureState(error)}>{t('listFailed')}</StateView>}
      {data?.length === 0 && <StateView state="empty">{t('herd.question')}</StateView>}
      {removal.line}
      <DueList animals={data ?? []} />
      <ul className="divide-y divide-line">
        {data?.map((animal) => (
          <li key={animal.id} className="flex flex-col gap-2 py-3">
            <div className="flex items-center gap-3">
              <PictureButton
                of="animal"
                record={animal}
                name={animal.name}
                icon={drawingOf(animal)}
              />
              <h3 className="min-w-0 flex-1 font-bold wrap-anywhere">
                {animal.name} · {t(`species.${animal.species}`)}
                {animal.count > 1 && ` · ${animal.present}`}
              </h3>
            </div>
            {animal.unsent && (
              <div className="flex flex-wrap items-center gap-2">
                <UnsentMark record={animal.unsent} />
                <Button look="quiet" icon="trash" onClick={() => removal.now(animal)}>
                  {t('delete')}
                </Button>
                <RefusalLines record={animal.unsent} failureText={failureText} />
              </div>
            )}
            {animal.present > 0 && <MedicineHold animal={animal} />}
            {((givesMilk(animal) && !isYoung(animal, today)) || laysEggs(animal)) &&
              animal.present > 0 && (
                <MilkEntry animal={animal} onWritten={(take) => undo.remember(animal.id, take)} />
              )}
            {undo.lineOf(animal.id)}
            {ill === animal.id && <VetLine animal={animal} />}
            <div className="flex flex-wrap gap-2">
              <Button look="quiet" icon="edit" onClick={() => setOpen({ kind: 'write', animal })}>
                {t('entry.add')}
              </Button>
              <Button
                look="quiet"
                icon="calendar"
                onClick={() => setOpen({ kind: 'read', animal })}
              >
                {t('diary.title')}
              </Button>
              <Button look="quiet" icon="cow" onClick={() => setOpen({ kind: 'change', animal })}>
                {t('animal.change')}
              </Button>
            </div>
            <WaitingEvents<AnimalEvent>
              what="animalEvent"
              parent={animal.id}
              nameOf={eventName}
              onEdit={(entry) => setOpen({ kind: 'entry', animal, entry })}
              onRemove={undo.forget}
            />
          </li>
        ))}
      </ul>
      <MilkSale animals={data ?? []} />
      {data && data.length > 0 && <FeedPurchase />}
      <Dialog open={open?.kind === 'add'} onClose={close} title={t('animal.add')}>
        {open?.kind === 'add' && <AnimalForm onDone={close} />}
      </Dialog>
      <Dialog open={open?.kind === 'change'} onClose={close} title={t('animal.change')}>
        {open?.kind === 'change' && (
          <>
            <AnimalForm row={open.animal} onDone={close} />
            <DeleteInstead
              onDelete={() => {
                removal.ask(open.animal);
                close();
              }}
            />
          </>
        )}
      </Dialog>
      <Dialog
        open={open?.kind === 'write'}
        onClose={close}
        title={open?.kind === 'write' ? open.animal.name : ''}
      >
        {open?.kind === 'write' && (
          <AnimalEntryForm
            animal={open.animal}
            onWritten={(take, kind) => {
              undo.remember(open.animal.id, async () => {
                const isTaken = await take();
                if (isTaken) setIll(null);
                return isTaken;
              });
              setIll(kind === 'illness' ? open.animal.id : null);
            }}
            onDone={close}
          />
        )}
      </Dialog>
      <Dialog
        open={open?.kind === 'entry'}
        onClose={close}
        title={open?.kind === 'entry' ? t('changeOf', { name: eventName(open.entry.kind) }) : ''}
      >
        {open?.kind === 'entry' && (
          <AnimalEntryForm animal={open.animal} row={open.entry} onDone={close} />
        )}
      </Dialog>
      {removal.dialog}
      {open?.kind === 'read' && <AnimalDialog animal={open.animal} onClose={close} />}
    </Card>
  );
}
