import type { GuidanceDuty } from '@ankur/contracts/guidance/endpoints';
import { addLocalDays, parseLocalDate } from '../../lib/time/local-date.ts';

export interface ReminderTask {
  task_name: string;
  date: string;
  priority: 'high';
  recurrence: 'none' | 'daily' | 'weekly' | 'monthly';
  notes: string;
  source: 'guidance';
}

const YEAR_DAYS = 365;
const MOST_TASKS = 13;

type Planned = Pick<ReminderTask, 'date' | 'recurrence'>;

/** Recurrence of a task for a duty's interval in days. */
function recurrenceOf(days: number | null): ReminderTask['recurrence'] {
  if (days === 1) return 'daily';
  if (days === 7) return 'weekly';
  return days !== null && days >= 28 && days <= 31 ? 'monthly' : 'none';
}

/** First day of the next occurrence of a month: this year's unless it has ended. */
function nextMonthStart(month: number, today: string): string {
  const year = Number(today.slice(0, 4));
  const start = (of: number) => `${of}-${String(month).padStart(2, '0')}-01`;
  if (today.slice(0, 7) === start(year).slice(0, 7)) return today;
  return start(year) > today ? start(year) : start(year + 1);
}

/**
 * The dates of a duty from today on: unlimited daily, weekly and monthly ones as one recurring
 * task, all others as a dated task for each occurrence in the next year. Empty when its age is past.
 * `born` is the day of birth or hatching (`yyyy-mm-dd`), used by duties that follow an age.
 */
export function planDuty(duty: GuidanceDuty, born: string, today: string): Planned[] {
  const byAge = duty.first_age_days !== null;
  if (byAge && !parseLocalDate(born)) return [];
  const first = byAge
    ? addLocalDays(born, duty.first_age_days ?? 0)
    : nextMonthStart(duty.month ?? 1, today);
  const last = duty.until_age_days === null ? null : addLocalDays(born, duty.until_age_days);
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
