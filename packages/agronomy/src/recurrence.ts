import { addDays, daysBetween, daysInMonth } from './calendar-day.ts';

/** How often a task comes back. */
export type Recurrence = 'none' | 'daily' | 'weekly' | 'monthly';

/** The date `months` after `anchor`; a day that the month does not have becomes its last day. */
function addMonths(anchor: string, months: number): string {
  const index = Number(anchor.slice(0, 4)) * 12 + Number(anchor.slice(5, 7)) - 1 + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  const day = Math.min(Number(anchor.slice(8, 10)), daysInMonth(year, month));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** The `step`-th date of a series that begins on `anchor`. */
function occurrence(anchor: string, recurrence: 'daily' | 'weekly' | 'monthly', step: number) {
  if (recurrence === 'monthly') return addMonths(anchor, step);
  return addDays(anchor, step * (recurrence === 'weekly' ? 7 : 1));
}

/** A lower bound of the last step of a series that is not after `date`. */
function stepBefore(anchor: string, recurrence: 'daily' | 'weekly' | 'monthly', date: string) {
  const days = daysBetween(anchor, date);
  const period = { daily: 1, weekly: 7, monthly: 31 }[recurrence];
  return Math.max(0, Math.floor(days / period) - 1);
}

/**
 * The next date of a recurring task: the first of the anchor's series that is after `date` and not before
 * `today`. Null for a task that does not recur.
 */
export function nextDate(
  task: { anchorDate: string; date: string; recurrence: Recurrence },
  today: string,
): string | null {
  const { anchorDate, date, recurrence } = task;
  if (recurrence === 'none') return null;
  const earliest = date >= today ? addDays(date, 1) : today;
  let step = stepBefore(anchorDate, recurrence, earliest);
  while (occurrence(anchorDate, recurrence, step) < earliest) step += 1;
  return occurrence(anchorDate, recurrence, step);
}

/** The task's first date from `from` until before `until`, never before its own; null when it has none. */
export function dateWithin(
  task: { anchorDate: string; date: string; recurrence: Recurrence },
  from: string,
  until: string,
): string | null {
  const first = task.date >= from ? task.date : nextDate(task, from);
  return first !== null && first < until ? first : null;
}

/** The task's own date and its next dates from `today` to `until`; at most `most` of them. */
export function upcomingDates(
  task: { anchorDate: string; date: string; recurrence: Recurrence },
  today: string,
  until: string,
  most: number,
): string[] {
  const dates = [task.date];
  for (let date = nextDate(task, today); date && date <= until && dates.length < most; ) {
    dates.push(date);
    date = nextDate({ ...task, date }, date);
  }
  return dates;
}
