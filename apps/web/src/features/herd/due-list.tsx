import { addDays } from '@ankur/agronomy/calendar-day';
import { type Animal, type DueEntry, useHerdDueQuery } from '../../entities/farm/farm.api.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { DueLine } from './due-line.tsx';

/** What is due within these days is to be done; what comes later stands in the calendar. */
const SOON_DAYS = 30;
const CALENDAR: readonly string[] = ['vaccination', 'deworming'];

const keyOf = ({ animal, kind, duty }: DueEntry) => `${animal}-${kind}-${duty ?? ''}`;

/** What is due for the herd, with the reason and the article that gives the figure, and the calendar of vaccinations. */
export function DueList({ animals }: { animals: readonly (Animal & Unsent)[] }) {
  const t = useT('farm-record');
  const format = useFormat();
  const today = useToday();
  const { data } = useHerdDueQuery(useLanguage());
  if (!data || data.length === 0) return null;
  const until = addDays(today, SOON_DAYS);
  const quietOf = ({ animal, kind }: DueEntry) =>
    animals.find(({ id }) => id === animal)?.quiet.includes(kind);
  const open = data.filter((due) => !quietOf(due));
  const soon = open.filter(({ due_on }) => due_on <= until);
  const later = open.filter(({ due_on, kind }) => due_on > until && CALENDAR.includes(kind));
  return (
    <>
      {soon.length > 0 && (
        <section className="mt-4">
          <h3 className="font-bold">{t('due.title')}</h3>
          <ul className="divide-y divide-line">
            {soon.map((due) => (
              <DueLine
                key={keyOf(due)}
                due={due}
                animal={animals.find(({ id }) => id === due.animal)}
              />
            ))}
          </ul>
        </section>
      )}
      {later.length > 0 && (
        <section className="mt-4">
          <h3 className="font-bold">{t('due.calendar')}</h3>
          <ul className="divide-y divide-line">
            {later.map((due) => (
              <li key={keyOf(due)} className="py-1 wrap-anywhere">
                {format.date(due.due_on)} · {due.name} · {due.because}
                {due.calendar && <span className="block text-sm text-muted">{due.calendar}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
