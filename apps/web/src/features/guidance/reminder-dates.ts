import type { Recurrence } from '@ankur/contracts/farm-tasks/rules';
import type { GuidanceDuty } from '@ankur/contracts/guidance/endpoints';
import { addLocalDays, parseLocalDate } from '../../lib/time/local-date.ts';

const YEAR_DAYS = 365;
/** A round every week of the four months of the rains. */
const MOST_TASKS = 18;

interface Planned {
  date: string;
  recurrence: Recurrence;
}

/** Recurrence of a task for a duty's interval in days. */
function recurrenceOf(days: number | null): Recurrence {
  if (days === 1) return 'daily';
  if (days === 7) return 'weekly';
  return days !== null && days >= 28 && days <= 31 ? 'monthly' : 'none';
}

const firstDayOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`;

/** First day of the next occurrence of a month, or of a season from it until another: this year's unless it has ended. */
function nextMonthStart(month: number, untilMonth: number, today: string): string {
  const year = Number(today.slice(0, 4));
  const now = Number(today.slice(5, 7));
  if (now >= month && now <= untilMonth) return today;
  return firstDayOf(now < month ? year : year + 1, month);
}

/** Last day of a month that is not over on `first`. */
function seasonEnd(untilMonth: number, first: string): string {
  const year = Number(first.slice(0, 4));
  const next = untilMonth === 12 ? firstDayOf(year + 1, 1) : firstDayOf(year, untilMonth + 1);
  return addLocalDays(next, -1);
}

/**
 * The dates of a duty from today on, of a duty of a season those of the next season: unlimited daily, weekly and monthly ones as one recurring
 * task, all others as a dated task for each occurrence in the next year. Empty when its age is past.
 * `born` is the day of birth or hatching (`yyyy-mm-dd`), used by duties that follow an age.
 */
export function planDuty(duty: GuidanceDuty, born: string, today: string): Planned[] {
  const byAge = duty.first_age_days !== null;
  if (byAge && !parseLocalDate(born)) return [];
  const first = byAge
    ? addLocalDays(born, duty.first_age_days ?? 0)
    : nextMonthStart(duty.month ?? 1, duty.until_month ?? duty.month ?? 1, today);
  const byAgeLast = duty.until_age_days === null ? null : addLocalDays(born, duty.until_age_days);
  const last = duty.until_month ? seasonEnd(duty.until_month, first) : byAgeLast;
  const step = duty.repeat_every_days;
  if (step === null || step < 1) return first < today ? [] : [{ date: first, recurrence: 'none' }];
  let date = first;
  while (date < today) date = addLocalDays(date, step);
  const recurrence = recurrenceOf(step);
  if (last === null && recurrence !== 'none') return [{ date, recurrence }];
  const horizon = addLocalDays(today, YEAR_DAYS);
  const end = last !== null && last < horizon ? last : horizon;
  const planned: Planned[] = [];
  for (; date <= end && planned.length < MOST_TASKS; date = addLocalDays(date, step)) {
    planned.push({ date, recurrence: 'none' });
  }
  return planned;
}
