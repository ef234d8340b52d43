import { addDays } from '@ankur/agronomy/calendar-day';
import type { AnimalEvent } from '@ankur/contracts/farm-record/animal-events';
import { isQuiet } from '@ankur/contracts/farm-record/quiet';
import { useState } from 'react';
import { entryOf, isDone } from '../../entities/farm/due-entry.ts';
import { type Animal, useHerdDueQuery } from '../../entities/farm/farm.api.ts';
import { useDueNames } from '../../entities/farm/use-due-names.ts';
import { useUndo } from '../../entities/farm/use-undo.tsx';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { useNow } from '../../lib/time/clock.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { DueDialog, type Writing } from './due-dialog.tsx';
import { type DueGroup, groupsOf, ranked } from './due-groups.ts';
import { DueLine } from './due-line.tsx';

/** What is due within these days is to be done; what comes later stands in the calendar. */
const SOON_DAYS = 30;
/** What is done so many days before its day counts for it, as at the server. */
const EARLY_DAYS = 14;
/** So many lines stand open above the animals: the most urgent. */
const FIRST = 3;
const SUMMARY = 'min-h-11 cursor-pointer py-2 font-semibold text-brand';
const MINUTE_MS = 60_000;
const CALENDAR: readonly string[] = ['vaccination', 'deworming', 'calving'];

/** What is due for the herd, with the reason and the article that gives the figure, and the calendar of what lies further ahead; each duty of a day is one line. */
export function DueList({ animals }: { animals: readonly (Animal & Unsent)[] }) {
  const t = useT('farm-record');
  const format = useFormat();
  const today = useToday();
  const now = useNow(MINUTE_MS);
  const namesOf = useDueNames();
  const { data: due } = useHerdDueQuery(useLanguage());
  const [writing, setWriting] = useState<Writing | null>(null);
  const undo = useUndo();
  const waiting = useFolded<AnimalEvent>('animalEvent', undefined);
  const until = addDays(today, SOON_DAYS);
  const quietOf = (animal: string) => animals.find(({ id }) => id === animal)?.quiet ?? [];
  const open = (due ?? []).filter(
    (one) => !isQuiet(quietOf(one.animal), one) && !isDone(one, waiting),
  );
  const writerOf = (group: DueGroup) => {
    const own = animals.filter(({ id }) => group.all.some(({ animal }) => animal === id));
    const isNear = group.first.due_on <= addDays(today, EARLY_DAYS);
    return !isNear || entryOf(group.first) === null || own.length === 0
      ? null
      : () => setWriting({ group, animals: own });
  };
  const soon = ranked(groupsOf(open.filter(({ due_on }) => due_on <= until)), today, now);
  const later = groupsOf(
    open.filter(({ due_on, kind }) => due_on > until && CALENDAR.includes(kind)),
  );
  const lineOf = (group: DueGroup) => (
    <DueLine key={group.key} group={group} animals={animals} onWrite={writerOf(group)} />
  );
  return (
    <>
      {undo.lineOf('due')}
      {writing && (
        <DueDialog
          {...writing}
          onWritten={(take) => undo.remember('due', take)}
          onClose={() => setWriting(null)}
        />
      )}
      {soon.length > 0 && (
        <section className="mb-4">
          <h3 className="font-bold">{t('due.title')}</h3>
          <ul className="divide-y divide-line">{soon.slice(0, FIRST).map(lineOf)}</ul>
          {soon.length > FIRST && (
            <details>
              <summary className={SUMMARY}>
                {t('due.title')} +{format.number(soon.length - FIRST)}
              </summary>
              <ul className="divide-y divide-line">{soon.slice(FIRST).map(lineOf)}</ul>
            </details>
          )}
        </section>
      )}
      {later.length > 0 && (
        <details className="mb-4">
          <summary className={SUMMARY}>{t('due.calendar')}</summary>
          <ul className="divide-y divide-line">
            {later.map(({ key, first: due, all }) => (
              <li key={key} className="py-1 wrap-anywhere">
                {format.date(due.due_on)} · {namesOf(all)} · {due.because}
                {due.calendar && <span className="block text-sm text-muted">{due.calendar}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
