import { addDays } from '@ankur/agronomy/calendar-day';
import { isQuiet } from '@ankur/contracts/farm-record/quiet';
import { type Animal, useHerdDueQuery } from '../../entities/farm/farm.api.ts';
import { useDueNames } from '../../entities/farm/use-due-names.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useNow } from '../../lib/time/clock.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { groupsOf, ranked } from './due-groups.ts';
import { DueLine } from './due-line.tsx';

/** What is due within these days is to be done; what comes later stands in the calendar. */
const SOON_DAYS = 30;
const MINUTE_MS = 60_000;
const CALENDAR: readonly string[] = ['vaccination', 'deworming'];

/** What is due for the herd, with the reason and the article that gives the figure, and the calendar of vaccinations; each duty of a day is one line. */
export function DueList({ animals }: { animals: readonly (Animal & Unsent)[] }) {
  const t = useT('farm-record');
  const format = useFormat();
  const today = useToday();
  const now = useNow(MINUTE_MS);
  const namesOf = useDueNames();
  const { data } = useHerdDueQuery(useLanguage());
  if (!data || data.length === 0) return null;
  const until = addDays(today, SOON_DAYS);
  const quietOf = (animal: string) => animals.find(({ id }) => id === animal)?.quiet ?? [];
  const open = data.filter((due) => !isQuiet(quietOf(due.animal), due));
  const soon = ranked(groupsOf(open.filter(({ due_on }) => due_on <= until)), today, now);
  const later = groupsOf(
    open.filter(({ due_on, kind }) => due_on > until && CALENDAR.includes(kind)),
  );
  return (
    <>
      {soon.length > 0 && (
        <section className="mt-4">
          <h3 className="font-bold">{t('due.title')}</h3>
          <ul className="divide-y divide-line">
            {soon.map((group) => (
              <DueLine key={group.key} group={group} animals={animals} />
            ))}
          </ul>
        </section>
      )}
      {later.length > 0 && (
        <section className="mt-4">
          <h3 className="font-bold">{t('due.calendar')}</h3>
          <ul className="divide-y divide-line">
            {later.map(({ key, first: due, all }) => (
              <li key={key} className="py-1 wrap-anywhere">
                {format.date(due.due_on)} · {namesOf(all)} · {due.because}
                {due.calendar && <span className="block text-sm text-muted">{due.calendar}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
