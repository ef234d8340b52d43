import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../database/database.ts';
import { rowsOf } from '../database/rows-of.ts';
import type { Ids } from '../ids.ts';

/** An action of an account with a role, or of the product itself. */
export interface LoggedAction {
  action: string;
  /** The id of the post, reel, comment, account, question or file concerned. */
  subject: string;
  /** Why. */
  note: string | null;
  /** The acting account; null at the command line and for the product itself. */
  actorId: string | null;
  /** The account concerned, if any. */
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

/** Appends to the log, in the transaction of the action; entries are never changed. */
export async function logAction(
  on: Queryable,
  { clock, ids }: { clock: Clock; ids: Ids },
  { action, subject, note, actorId, accountId }: LoggedAction,
): Promise<void> {
  await on.execute(sql`
    insert into moderation_log (id, action, subject, note, actor_id, account_id, done_at)
    values (${ids.next()}, ${action}, ${subject}, ${note}, ${actorId}::uuid, ${accountId}::uuid, ${instant(clock.now())})`);
}

/** Log entries, newest first; of one account or subject if named. Existing accounts appear under their e-mail address. */
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
  return rowsOf<LogRow>(
    on,
    sql`
    select l.id, l.action, coalesce(s.email, l.subject) as subject, l.note, a.email as actor, l.done_at as at
    from moderation_log l left join farmers a on a.id = l.actor_id
      left join farmers s on s.id::text = l.subject
    where true ${subject ? sql`and l.subject = ${subject}` : sql``}
      ${accountId ? sql`and l.account_id = ${accountId}::uuid` : sql``}
      ${before ? sql`and l.id < ${before}::uuid` : sql``}
    order by l.id desc limit ${limit}`,
  );
}
