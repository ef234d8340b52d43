import { type Clock, indianDate } from '../../platform/clock.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Ids } from '../../platform/ids.ts';
import type { CalendarRepository } from './calendar.repository.ts';
import { toCalendar } from './calendar.ts';
import type { FarmTasksRepository } from './farm-tasks.repository.ts';

export interface CalendarParts {
  feeds: CalendarRepository;
  tasks: FarmTasksRepository;
  clock: Clock;
  ids: Ids;
  publicUrl: string;
}

const MOST_TASKS = 500;
const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

/** The calendar feed of a farmer: its secret URL gives read access to the tasks and nothing else. */
export function createCalendarService({ feeds, tasks, clock, ids, publicUrl }: CalendarParts) {
  const address = (token: string) => ({ url: `${publicUrl}/api/calendar/${token}.ics` });
  return {
    /** The URL, created by the first call. */
    async address(farmerId: string) {
      const token = await feeds.findToken(farmerId);
      if (token) return address(token);
      await feeds.insert(farmerId, ids.secret(), clock.now());
      const made = await feeds.findToken(farmerId);
      if (!made) throw notFound();
      return address(made);
    },
    /** A new URL; the previous one stops working at once. */
    async renew(farmerId: string) {
      const token = ids.secret();
      await feeds.replace(farmerId, token, clock.now());
      return address(token);
    },
    async close(farmerId: string): Promise<void> {
      await feeds.remove(farmerId);
    },
    /** The iCalendar text of `<token>.ics`. @throws not_found for any other name */
    async read(file: string): Promise<string> {
      const token = FILE.exec(file)?.[1];
      const farmerId = token ? await feeds.findFarmer(token) : null;
      if (!farmerId) throw notFound();
      const now = clock.now();
      return toCalendar(await tasks.listPending(farmerId, MOST_TASKS), now, indianDate(now));
    },
  };
}
