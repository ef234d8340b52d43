import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../database/database.ts';
import type { Ids } from '../ids.ts';

/** What somebody with a role did, or the product by itself. */
export interface LoggedAction {
  action: string;
  /** What it was done to: the id of a post, reel, comment, account, question or file. */
  subject: string;
  /** Why. */
  note: string | null;
  /** Who did it; null at the command line and for the product itself. */
  actorId: string | null;
  /** Whose account it concerns; null when nobody's. */
  accountId: string | null;
}

export interface LogRow {
  id: string;
  action: string;
  subject: string;
  note: string | null;
  actor: string | null;
  at: string;
}

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** Adds to the log, in the transaction of the action; nothing of it can be changed afterwards. */
export async function logAction(
  on: Queryable,
  { clock, ids }: { clock: Clock; ids: Ids },
  { action, subject, note, actorId, accountId }: LoggedAction,
): Promise<void> {
  await on.execute(sql`
    insert into moderation_log (id, action, subject, note, actor_id, account_id, done_at)
    values (${ids.next()}, ${action}, ${subject}, ${note}, ${actorId}::uuid, ${accountId}::uuid, ${instant(clock.now())})`);
}

/** Actions, newest first; of an account or a subject when one is named. Accounts stand under their address as long as there are such. */
export async function listActions(
  on: Queryable,
  {
    about,
    before,
    limit,
  }: {
    about?: { subject?: string; accountId?: string } | undefined;
    before?: string | undefined;
    limit: number;
  },
): Promise<LogRow[]> {
  const { subject, accountId } = about ?? {};
  const { rows } = await on.execute(sql`
    select l.id, l.action, coalesce(s.email, l.subject) as subject, l.note, a.email as actor, l.done_at as at
    from moderation_log l left join farmers a on a.id = l.actor_id
      left join farmers s on s.id::text = l.subject
    where true ${subject ? sql`and l.subject = ${subject}` : sql``}
      ${accountId ? sql`and l.account_id = ${accountId}::uuid` : sql``}
      ${before ? sql`and l.id < ${before}::uuid` : sql``}
    order by l.id desc limit ${limit}`);
  return rows as unknown as LogRow[];
}
