import type { NotificationKind } from '@ankur/contracts/notifications/rules';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Ids } from '../ids.ts';

export interface Notification {
  farmerId: string;
  kind: NotificationKind;
  /** Names and figures; the reader's screen composes the sentence. */
  payload: Record<string, string | number | null>;
  link: string | null;
  /** The acting farmer, if any: farmers who blocked, or are blocked by, this one are not notified. */
  from?: string;
  /** The account named in it, where blocks do not apply; deleted with that account. */
  names?: string | null;
  /** Deduplication key of the event. */
  eventKey: string;
}

/** Stores a notification for a farmer; false for a duplicate or a muted kind. */
export type Notify = (notification: Notification) => Promise<boolean>;

const EXCERPT = 80;

/** The beginning of a text, cut between characters. */
export const excerpt = (text: string): string => [...text].slice(0, EXCERPT).join('');

/** JSON of names and texts; lone surrogates, which the database refuses, become U+FFFD. */
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
