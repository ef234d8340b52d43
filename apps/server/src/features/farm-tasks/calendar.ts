import { addDays } from '@ankur/agronomy/calendar-day';
import { upcomingDates } from '@ankur/agronomy/recurrence';
import type { Recurrence } from '@ankur/contracts/farm-tasks/rules';
import ical, { ICalCalendarMethod } from 'ical-generator';

export interface CalendarTask {
  id: string;
  taskName: string;
  date: string;
  anchorDate: string;
  time: string | null;
  recurrence: Recurrence;
  notes: string;
}

/** How far ahead recurring tasks are expanded; calendar programs poll the feed much more often. */
const AHEAD_DAYS = 90;
const MOST_DATES = 100;
const TASK_MINUTES = 30;

/** The instant of a time of day in India (UTC+5:30). */
const instantOf = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`);
const dayAfter = (date: string) => new Date(`${addDays(date, 1)}T00:00:00Z`);

/**
 * The tasks as an iCalendar text (RFC 5545) that phones can subscribe to. Recurring tasks appear on each
 * coming date instead of as a rule, since a rule would skip the 31st where we take the month's last day.
 */
export function toCalendar(tasks: readonly CalendarTask[], now: Date, today: string): string {
  const calendar = ical({
    name: 'Ankur',
    prodId: { company: 'Ankur', product: 'Farm tasks' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  const until = addDays(today, AHEAD_DAYS);
  for (const task of tasks) {
    for (const date of upcomingDates(task, today, until, MOST_DATES)) {
      const start = task.time ? instantOf(date, task.time) : new Date(`${date}T00:00:00Z`);
      const end = task.time ? new Date(start.getTime() + TASK_MINUTES * 60_000) : dayAfter(date);
      calendar.createEvent({
        id: `${task.id}-${date}@ankur`,
        start,
        end,
        allDay: task.time === null,
        stamp: now,
        summary: task.taskName,
        ...(task.notes ? { description: task.notes } : {}),
      });
    }
  }
  return calendar.toString();
}
