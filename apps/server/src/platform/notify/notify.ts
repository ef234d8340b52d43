import type { NotificationKind } from '@ankur/contracts/notifications/rules';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Ids } from '../ids.ts';

export interface Notification {
  farmerId: string;
  kind: NotificationKind;
  /** Names and figures; the reader's screen makes the sentence. */
  payload: Record<string, string | number | null>;
  link: string | null;
  /** Whose deed it is, if it is a farmer's: those whom a block parts from this person hear nothing. */
  from?: string;
  /** Whose name stands in it, where a block does not matter: with that account it goes. */
  names?: string | null;
  /** The same event told twice is kept once. */
  eventKey: string;
}

/** Keeps a notification for a farmer; false when it was told before or the farmer does not want it. */
export type Notify = (notification: Notification) => Promise<boolean>;

const EXCERPT = 80;

/** The beginning of what somebody wrote, cut between characters. */
export const excerpt = (text: string): string => [...text].slice(0, EXCERPT).join('');

/** JSON of names and texts; half a character, which the database refuses, becomes U+FFFD. */
const storable = (payload: Notification['payload']): string =>
  JSON.stringify(payload, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value));

export function createNotify(db: Database, clock: Clock, ids: Ids): Notify {
  return async ({ farmerId, kind, payload, link, from, names, eventKey }) => {
    const { rows } = await db.execute(sql`
      insert into notifications (id, farmer_id, kind, payload, link, event_key, created_at, from_id)
      select ${ids.next()}, ${farmerId}, ${kind}, ${storable(payload)}::jsonb, ${link}, ${eventKey}, ${clock.now().toISOString()}::timestamptz, ${from ?? names ?? null}::uuid
      where not exists (select 1 from notification_settings s where s.farmer_id = ${farmerId} and ${kind} = any (s.muted_kinds))
        and not exists (select 1 from blocks b where b.farmer_id = ${farmerId} and b.blocked_id = ${from ?? null}::uuid)
        and not exists (select 1 from blocks b where b.farmer_id = ${from ?? null}::uuid and b.blocked_id = ${farmerId})
      on conflict (farmer_id, event_key) do nothing returning id`);
    return rows.length > 0;
  };
}
