import { useState } from 'react';
import { DiaryPictures, EntryPicture } from '../../entities/farm/diary-pictures.tsx';
import { EntryButtons } from '../../entities/farm/entry-buttons.tsx';
import { type DiaryEntry, useAddPlantingEventMutation } from '../../entities/farm/farm.api.ts';
import type { PlantingEvent } from '../../entities/farm/farm-changes.api.ts';
import { useDiaryAmount, useDiaryWords } from '../../entities/farm/use-diary-words.ts';
import { useEntryRemoval } from '../../entities/farm/use-entry-removal.tsx';
import { fileOf, useSendPicture } from '../../entities/farm/use-farm-picture.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { rowOf, type Unsent } from '../../lib/outbox/fold.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { EntryForm } from './entry-form.tsx';

type Line = DiaryEntry & Unsent;

/** The entry behind a line, as it stands with a change that waits; null where another record tells the line. */
function eventOf({ event, unsent }: Line): (PlantingEvent & Unsent) | null {
  return unsent?.row ? rowOf(unsent) : (event ?? null);
}

/** What an entry is made of, to be written again. */
const bodyOf = ({
  kind,
  date,
  amount,
  unit,
  note,
  product,
  waiting_days,
  value,
}: PlantingEvent) => ({
  ...{ kind, date, amount, unit, note, product, waiting_days },
  value: value ?? null,
});

interface Props {
  planting: { id: string };
  diary: readonly Line[];
}

/** The diary of a planting with its pictures, newest first; what was written into it is changed and deleted here. */
export function DiaryLines({ planting, diary }: Props) {
  const t = useT('farm-record');
  const format = useFormat();
  const word = useDiaryWords();
  const amountOf = useDiaryAmount();
  const [add] = useAddPlantingEventMutation();
  const removal = useEntryRemoval('plantingEvent', planting.id);
  const { records } = useOutbox();
  const [editing, setEditing] = useState<(PlantingEvent & Unsent) | null>(null);
  const parent = planting.id;
  const sendPicture = useSendPicture('planting_event');
  const line = diary.find(({ id }) => id === editing?.id);
  const edited = editing && ((line && eventOf(line)) ?? editing);
  // Money whose deletion waits stands in the answer all the same.
  const isGone = ({ id }: Line) => records.some((one) => one.thing === id && one.kind === 'remove');
  const lines = diary.filter((entry) => !isGone(entry));
  const onRemove = async (event: PlantingEvent) => {
    const file = await fileOf(event.picture);
    await removal.remove(event, t(`event.${event.kind}`), async () => {
      const made = await add({ parent, body: bodyOf(event) });
      if (!made.data) return false;
      return file === null || (await sendPicture(made.data.id, file)) !== null;
    });
  };
  return (
    <>
      {removal.line}
      <ul className="divide-y divide-line">
        {lines.map((entry) => {
          const event = eventOf(entry);
          return (
            <li key={entry.id} className="flex items-start gap-2 py-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="text-muted">{format.date(entry.date)}</span> · {word(entry)}
                {entry.amount !== null && ` · ${amountOf(entry)}`}
                {entry.note && ` · ${entry.note}`} <UnsentMark record={entry.unsent} />
                {event ? (
                  <EntryPicture entry={event} alt={word(entry)} />
                ) : (
                  <DiaryPictures urls={entry.pictures} own={entry.picture} alt={word(entry)} />
                )}
              </span>
              {event && (
                <EntryButtons
                  name={word(entry)}
                  onEdit={() => setEditing(event)}
                  onRemove={() => void onRemove(event)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Dialog
        open={editing !== null}
        onClose={() => setEditing(null)}
        title={editing ? t('changeOf', { name: t(`event.${editing.kind}`) }) : ''}
      >
        {edited && <EntryForm planting={planting} row={edited} onDone={() => setEditing(null)} />}
      </Dialog>
    </>
  );
}
