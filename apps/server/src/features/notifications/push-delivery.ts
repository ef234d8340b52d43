import { sql } from 'drizzle-orm';
import { type Clock, indianTime } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { reasonOf } from '../../platform/errors/reason.ts';
import type { PushPort } from '../../providers/push/push.ts';

const BATCH = 200;
const AT_ONCE = 8;
/** Older notifications are not pushed. */
const FRESH = sql`interval '24 hours'`;

/** Only browsers with an open session: a signed-out device may belong to somebody else. */
const RINGS = sql`not exists (
  select 1 from sessions s where s.id = p.session_id and s.revoked_at is not null)`;

interface Deps {
  db: Database;
  clock: Clock;
  push: PushPort;
  warn: (message: string) => void;
}

type Due = {
  id: string;
  kind: string;
  payload: Record<string, string | number | null>;
  link: string | null;
  language: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
};

/** Marks a batch as sent and returns it with the endpoints; concurrent processes never take the same one. */
async function take(db: Database, now: Date): Promise<Due[]> {
  const at = now.toISOString();
  const time = indianTime(now);
  const { rows } = await db.execute<Due>(sql`
    with due as (
      select n.id from notifications n
      left join notification_settings s on s.farmer_id = n.farmer_id
      where n.pushed_at is null and n.read_at is null and n.removed_at is null
        and n.created_at > ${at}::timestamptz - ${FRESH}
        and n.farmer_id in (select p.farmer_id from push_subscriptions p where ${RINGS})
        and not coalesce(n.kind = any (s.muted_kinds), false)
        and (n.kind = 'morning' or not coalesce(case
          when s.quiet_from < s.quiet_to then ${time} >= s.quiet_from and ${time} < s.quiet_to
          else ${time} >= s.quiet_from or ${time} < s.quiet_to end, false))
      order by n.id limit ${BATCH} for update of n skip locked),
    taken as (
      update notifications n set pushed_at = ${at}::timestamptz from due where n.id = due.id
      returning n.*)
    select t.id, t.kind, t.payload, t.link, f.language, p.endpoint, p.keys
    from taken t join farmers f on f.id = t.farmer_id and f.suspended_at is null
    join push_subscriptions p on p.farmer_id = t.farmer_id and ${RINGS} order by t.id`);
  return rows;
}

/**
 * Pushes unsent notifications to subscribed browsers, outside quiet hours (the morning message at the hour that was chosen); each notification is sent
 * once. Expired subscriptions are deleted. Returns how many messages the push services accepted.
 */
export async function deliverPushes({ db, clock, push, warn }: Deps): Promise<number> {
  let sent = 0;
  const send = async ({ endpoint, keys, ...message }: Due) => {
    try {
      const outcome = await push.send({ endpoint, keys }, JSON.stringify(message));
      if (outcome === 'sent') sent += 1;
      else await db.execute(sql`delete from push_subscriptions where endpoint = ${endpoint}`);
    } catch (error) {
      warn(`push message: ${reasonOf(error)}`);
    }
  };
  for (;;) {
    const due = await take(db, clock.now());
    if (due.length === 0) return sent;
    for (let i = 0; i < due.length; i += AT_ONCE)
      await Promise.all(due.slice(i, i + AT_ONCE).map(send));
  }
}
