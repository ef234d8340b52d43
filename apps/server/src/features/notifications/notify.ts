import type { NotificationKind } from '@ankur/contracts/notifications/rules';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';

export interface Notification {
  farmerId: string;
  kind: NotificationKind;
  /** Names and figures; the reader's screen makes the sentence. */
  payload: Record<string, string | number | null>;
  link: string | null;
  /** The same event told twice is kept once. */
  eventKey: string;
}

/** Keeps a notification for a farmer; false when the event was told before or the farmer does not want the kind. */
export type Notify = (notification: Notification) => Promise<boolean>;

export function createNotify(db: Database, clock: Clock, ids: Ids): Notify {
  return async ({ farmerId, kind, payload, link, eventKey }) => {
    const { rows } = await db.execute(sql`
      insert into notifications (id, farmer_id, kind, payload, link, event_key, created_at)
      select ${ids.next()}, ${farmerId}, ${kind}, ${JSON.stringify(payload)}::jsonb, ${link}, ${eventKey}, ${clock.now().toISOString()}::timestamptz
      where not exists (select 1 from notification_settings s where s.farmer_id = ${farmerId} and ${kind} = any (s.muted_kinds))
      on conflict (farmer_id, event_key) do nothing returning id`);
    return rows.length > 0;
  };
}
