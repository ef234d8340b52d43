import { addDays, daysBetween } from '@ankur/agronomy/calendar-day';
import type { Due } from './due-types.ts';
import type { HerdAnimal } from './herd.repository.ts';

/** Days between heats, and the range in which the next one may come: article 16. */
const HEAT = { article: 16, days: 21, from: 18, to: 24 };
/** Days after service in which pregnancy is to be checked: article 17. Whoever was not seen in heat until then is no longer watched for it. */
const CHECK = { article: 17, from: 60, to: 90 };
/** Days before calving on which milking ends: article 20. */
const DRY_OFF = { article: 20, before: 60 };
/** Days that an animal carries: article 19. */
const CARRIES: Partial<Record<HerdAnimal['species'], number>> = { cow: 282, buffalo: 310 };
/** A calving that nobody wrote down so long after its day came, or was none. */
const OVERDUE_DAYS = 60;
/** Days after calving by which the first heat should be seen, and after which the veterinarian is asked: article 16. */
const FIRST_HEAT = { seen: 45, askVet: 60 };
/** By then it is decided whether an empty animal stays, and nobody has to be told that she shows no heat: article 18. */
const EMPTY_DAYS = 200;
/** Colostrum within two hours: article 13. Due on the day itself. */
const COLOSTRUM = { article: 13, days: 1 };

const SERVICES: readonly string[] = ['service', 'ai'];

/** The next of the days on which heat is to be watched for, three weeks apart, whose range has not gone by. */
function nextHeat(since: string, today: string): string {
  const late = daysBetween(since, today) - (HEAT.to - HEAT.days);
  return addDays(since, HEAT.days * Math.max(1, Math.ceil(late / HEAT.days)));
}

/** What follows from heat, service and calving of a cow or buffalo; nothing for others, of whom no article tells. */
export function breedingDue({ species, sex, count, events }: HerdAnimal, today: string): Due[] {
  const carries = CARRIES[species];
  if (carries === undefined || sex === 'male' || count > 1) return [];
  const lastOf = (kinds: readonly string[], after = '') =>
    events.findLast(({ kind, date }) => kinds.includes(kind) && date >= after)?.date;
  const calved = lastOf(['calving']);
  const served = lastOf(SERVICES, calved);
  const heat = lastOf(['heat'], calved);
  const checked = events.findLast(
    ({ kind, date }) => kind === 'pregnancy_check' && served !== undefined && date >= served,
  );
  const cameBack = served !== undefined && heat !== undefined && heat > served;
  const isEmpty = checked?.result === 'empty';
  const due: Due[] = [];
  if (calved && addDays(calved, COLOSTRUM.days) >= today)
    due.push({
      kind: 'colostrum',
      due_on: calved,
      until: addDays(calved, COLOSTRUM.days),
      because: { code: 'colostrum', date: calved },
      article: COLOSTRUM.article,
    });
  const begun = [heat, served]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  // Whoever is found empty comes into heat again, however long ago she was served.
  const foundEmpty = isEmpty && !cameBack ? checked?.date : undefined;
  const watchedFrom = foundEmpty ?? begun;
  // Who was in heat and never served is, until it is decided whether she stays.
  const isOpen = heat !== undefined && served === undefined && calved !== undefined;
  const isWatched =
    (watchedFrom !== undefined && addDays(watchedFrom, CHECK.to) >= today) ||
    (isOpen && addDays(calved, EMPTY_DAYS) >= today);
  if (begun && isWatched && !(checked && !isEmpty && !cameBack)) {
    const day = nextHeat(begun, today);
    const code = begun === served && !isEmpty ? 'heat_after_service' : 'heat_again';
    due.push({
      kind: 'heat_watch',
      due_on: day,
      until: addDays(day, HEAT.to - HEAT.days),
      because: { code, date: begun },
      article: HEAT.article,
    });
  }
  if (calved && !begun) {
    const [seen, askVet] = [addDays(calved, FIRST_HEAT.seen), addDays(calved, FIRST_HEAT.askVet)];
    if (askVet >= today)
      due.push({
        kind: 'heat_watch',
        due_on: seen,
        until: askVet,
        because: { code: 'first_heat', date: calved },
        article: HEAT.article,
      });
    if (addDays(calved, EMPTY_DAYS) >= today)
      due.push({
        kind: 'ask_vet',
        due_on: askVet,
        until: null,
        because: { code: 'no_heat', date: calved },
        article: HEAT.article,
      });
  }
  const calves = served && addDays(served, carries);
  if (served && calves && !cameBack && !isEmpty && addDays(calves, OVERDUE_DAYS) >= today) {
    if (!checked && calves >= today)
      due.push({
        kind: 'pregnancy_check',
        due_on: addDays(served, CHECK.from),
        until: addDays(served, CHECK.to),
        because: { code: 'check', date: served },
        article: CHECK.article,
      });
    if (!lastOf(['dry_off'], served) && calves >= today)
      due.push({
        kind: 'dry_off',
        due_on: addDays(calves, -DRY_OFF.before),
        until: calves,
        because: { code: 'dry_off', date: calves },
        article: DRY_OFF.article,
      });
    due.push({
      kind: 'calving',
      due_on: calves,
      until: null,
      because: { code: 'calving', date: served },
      article: 19,
    });
  }
  return due;
}
