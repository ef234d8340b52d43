import { sql } from 'drizzle-orm';
import { type Clock, indianDate, indianTime } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { reasonOf } from '../../platform/errors/reason.ts';
import type { Notify } from '../../platform/notify/notify.ts';
import type { HerdDue } from '../../ports/herd.ts';
import type { WeatherService } from '../../ports/weather.ts';
import {
  answersToJudge,
  type DueEvent,
  loansDue,
  lossesToReport,
  tasksDue,
  tasksMissed,
} from './due-events.ts';
import { herdsDue } from './herd-events.ts';
import { weatherWarnings } from './weather-warnings.ts';

/** Daytime hours in India in which events are notified. */
const FIRST_HOUR = 5;
const LAST_HOUR = 21;
/** Hours from the last hour of a day to the first of the next: what is reached in the night is told in the evening. */
const NIGHT_HOURS = 24 - LAST_HOUR + FIRST_HOUR + 1;
const KEEP = sql`interval '90 days'`;

interface Deps {
  db: Database;
  clock: Clock;
  notify: Notify;
  weather: Pick<WeatherService, 'daysFrom'>;
  herdDue: HerdDue;
  warn: (message: string) => void;
}

/**
 * Notifies farmers of due events, each once, however often and in however many processes it runs;
 * returns the number of notifications. A failing kind or event does not affect the others.
 */
export async function sweep({ db, clock, notify, weather, herdDue, warn }: Deps): Promise<number> {
  const now = clock.now();
  const hour = Number(indianTime(now).slice(0, 2));
  if (hour < FIRST_HOUR || hour >= LAST_HOUR) return 0;
  const today = indianDate(now);
  const parts: (() => Promise<DueEvent[]>)[] = [
    () => tasksDue(db, today),
    () => tasksMissed(db, today),
    () => loansDue(db, today),
    () => lossesToReport(db, now, hour === LAST_HOUR - 1 ? NIGHT_HOURS : 0),
    () => herdsDue({ db, herdDue, warn }, today),
    () => answersToJudge(db, now),
    () => weatherWarnings({ db, clock, weather }),
  ];
  const failed = (error: Error): never[] => {
    warn(`notifications: ${reasonOf(error)}`);
    return [];
  };
  let told = 0;
  for (const part of parts) {
    const events = await part().catch(failed);
    for (const { settle, ...event } of events) {
      try {
        if (await notify(event)) told += 1;
        await settle?.();
      } catch (error) {
        failed(error as Error);
      }
    }
  }
  return told;
}

/** Deletes old notifications; events of that age are not notified again. */
export async function removeOldNotifications(db: Database, clock: Clock): Promise<void> {
  await db.execute(
    sql`delete from notifications where created_at < ${clock.now().toISOString()}::timestamptz - ${KEEP}`,
  );
}
