// locale-keys: farm-record:herdEvent.*
import { addDays } from '@ankur/agronomy/calendar-day';
import { useState } from 'react';
import { EntryPicture } from '../../entities/farm/diary-pictures.tsx';
import { EntryButtons } from '../../entities/farm/entry-buttons.tsx';
import {
  type Animal,
  useAddAnimalEventMutation,
  useAnimalEventsQuery,
} from '../../entities/farm/farm.api.ts';
import type { AnimalEvent } from '../../entities/farm/farm-changes.api.ts';
import { RecordPicture } from '../../entities/farm/record-picture.tsx';
import { useDiaryAmount } from '../../entities/farm/use-diary-words.ts';
import { useEntryRemoval } from '../../entities/farm/use-entry-removal.tsx';
import { useAnimals } from '../../entities/farm/use-farm.ts';
import { fileOf, useSendPicture } from '../../entities/farm/use-farm-picture.ts';
import { failureState } from '../../lib/http/failure-state.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Chart } from '../../ui/chart.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { AnimalEntryForm } from './animal-entry-form.tsx';
import { drawingOf } from './animal-kinds.ts';
import { breedMilk } from './breed-milk.ts';
import { milkDays } from './milk-days.ts';
import { Silenced } from './silenced.tsx';
import { VetLine } from './vet-line.tsx';

/** Of fewer days a curve says nothing. */
const DAYS_MIN = 3;

/** So long after an illness the helpline stands above the diary. */
const ILL_DAYS = 14;

/** What an entry is made of, to be written again. */
const bodyOf = (event: AnimalEvent) => {
  const { id: _, animal: __, updated_at: ___, picture: ____, money: _____, ...body } = event;
  return body;
};

/** The diary of an animal, whose entries are changed and deleted here, and its milk by the day. */
export function AnimalDialog({
  animal,
  onClose,
}: {
  animal: Animal & Unsent;
  onClose: () => void;
}) {
  const t = useT('farm-record');
  const format = useFormat();
  const amountOf = useDiaryAmount();
  const { data, error, isError, isLoading } = useAnimalEventsQuery(animal.id, {
    skip: animal.unsent?.kind === 'make',
    // The books may say of an entry's money otherwise by now.
    refetchOnMountOrArgChange: true,
  });
  const entries = useFolded('animalEvent', data, animal.id);
  const newest = entries.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const today = useToday();
  const illSince = addDays(today, -ILL_DAYS);
  const isIll = entries.some(({ kind, date }) => kind === 'illness' && date >= illSince);
  const days = milkDays(entries, today);
  const usual = breedMilk(
    animal,
    entries,
    days.map(({ date }) => date),
  );
  const [add] = useAddAnimalEventMutation();
  const removal = useEntryRemoval('animalEvent', animal.id);
  const [editing, setEditing] = useState<(AnimalEvent & Unsent) | null>(null);
  const parent = animal.id;
  const sendPicture = useSendPicture('animal_event');
  const present = useAnimals().data?.find(({ id }) => id === animal.id) ?? animal;
  const edited = entries.find(({ id }) => id === editing?.id) ?? editing;
  const onRemove = async ({ unsent: _, ...event }: AnimalEvent & Unsent) => {
    const file = await fileOf(event.picture);
    await removal.remove(event, t(`herdEvent.${event.kind}`), async () => {
      const made = await add({ parent, body: bodyOf(event) });
      if (!made.data) return false;
      return file === null || (await sendPicture(made.data.id, file)) !== null;
    });
  };
  return (
    <Dialog open onClose={onClose} title={animal.name} shape="wide">
      <RecordPicture of="animal" record={present} name={animal.name} icon={drawingOf(animal)} />
      {isError && !data && <StateView state={failureState(error)}>{t('listFailed')}</StateView>}
      {isIll && <VetLine animal={animal} />}
      {days.length >= DAYS_MIN && (
        <>
          <h3 className="font-bold">{t('milk.curve')}</h3>
          <Chart
            kind="line"
            label={t('milk.curve')}
            pointLabel={t('entry.date')}
            points={days.map(({ date }) => format.date(date))}
            series={[
              { label: t('milk.litres'), values: days.map(({ litres }) => litres) },
              ...(usual ? [{ label: t('milk.breedCurve'), values: usual.litres }] : []),
            ]}
            format={(value) => format.number(value)}
            heightPx={220}
          />
          {usual ? (
            <p className="text-sm text-muted">
              {t('milk.breedLead')}{' '}
              <a href={usual.url} className="underline" rel="noreferrer" target="_blank">
                {usual.source}
              </a>
            </p>
          ) : (
            <p className="text-sm text-muted">{t('milk.noBreedCurve')}</p>
          )}
        </>
      )}
      <h3 className="mt-3 font-bold">{t('diary.title')}</h3>
      {newest.length === 0 && isLoading && <StateView state="loading">{t('loading')}</StateView>}
      {newest.length === 0 && !isLoading && !isError && (
        <p className="text-muted">{t('diary.none')}</p>
      )}
      {removal.line}
      <ul className="divide-y divide-line">
        {newest.map((entry) => {
          const { id, date, kind, amount, product, note, unsent } = entry;
          return (
            <li key={id} className="flex items-start gap-2 py-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="text-muted">{format.date(date)}</span> · {t(`herdEvent.${kind}`)}
                {amount !== null && ` · ${amountOf(entry)}`}
                {product && ` · ${product}`}
                {note && ` · ${note}`} <UnsentMark record={unsent} />
                <EntryPicture entry={entry} alt={t(`herdEvent.${kind}`)} />
              </span>
              <EntryButtons
                name={t(`herdEvent.${kind}`)}
                onEdit={() => setEditing(entry)}
                onRemove={() => void onRemove(entry)}
              />
            </li>
          );
        })}
      </ul>
      <Silenced animal={present} />
      <Dialog
        open={editing !== null}
        onClose={() => setEditing(null)}
        title={editing ? t('changeOf', { name: t(`herdEvent.${editing.kind}`) }) : ''}
      >
        {edited && <AnimalEntryForm animal={animal} row={edited} onDone={() => setEditing(null)} />}
      </Dialog>
    </Dialog>
  );
}
