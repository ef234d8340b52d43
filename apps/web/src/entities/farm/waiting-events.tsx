import type { EntryMoney } from '@ankur/contracts/farm-record/entry-money';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { EntryPicture } from './diary-pictures.tsx';
import { EntryButtons } from './entry-buttons.tsx';
import { useDiaryAmount } from './use-diary-words.ts';
import { useEntryRemoval } from './use-entry-removal.tsx';

interface Row {
  id: string;
  kind: string;
  date: string;
  amount: number | null;
  unit: string | null;
  money?: EntryMoney[] | undefined;
}

interface Props<Entry> {
  what: 'plantingEvent' | 'animalEvent';
  /** Id of the planting or the animal. */
  parent: string;
  /** What a kind is called. */
  nameOf: (kind: string) => string;
  /** Opens an entry in the form in which it was written. */
  onEdit: (entry: Entry & Unsent) => void;
  onRemove: () => void;
}

/** Entries of a planting or an animal that have not been sent yet: what, when, and how to change or delete them. */
export function WaitingEvents<Entry extends Row>({
  what,
  parent,
  nameOf,
  onEdit,
  onRemove,
}: Props<Entry>) {
  const failureText = useFailureText('farm-record');
  const format = useFormat();
  const amountOf = useDiaryAmount();
  const events = useFolded<Entry>(what, undefined, parent);
  const removal = useEntryRemoval(what, parent);
  return (
    <>
      {removal.line}
      {events.length > 0 && (
        <ul className="flex flex-col">
          {events.map((entry) => {
            const { id, kind, date, amount, unsent } = entry;
            return (
              <li key={id} className="flex flex-wrap items-center gap-2">
                <span>
                  {format.date(date)} · {nameOf(kind)}
                  {amount !== null && ` · ${amountOf(entry)}`}
                </span>
                <UnsentMark record={unsent} />
                <EntryButtons
                  name={nameOf(kind)}
                  onEdit={() => onEdit(entry)}
                  onRemove={() => {
                    onRemove();
                    void removal.remove(entry, nameOf(kind));
                  }}
                />
                <EntryPicture entry={entry} alt={nameOf(kind)} />
                <RefusalLines record={unsent} failureText={failureText} />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
