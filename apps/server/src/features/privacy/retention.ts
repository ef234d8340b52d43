import { type SQL, sql } from 'drizzle-orm';
import type { AppInputs } from '../../app-deps.ts';
import { reasonOf } from '../../platform/errors/reason.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

const DAY_MS = 86_400_000;

export interface Retention {
  /** As in the table of docs/privacy.md. */
  id: string;
  days: number;
  /** Deletes rows older than an instant. */
  statement(before: string): SQL;
}

/** Retention of data without a job of its own; docs/privacy.md has the whole table. */
export const RETENTION: readonly Retention[] = [
  {
    id: 'ended-sessions',
    days: 90,
    statement: (before) =>
      sql`delete from sessions where least(revoked_at, expires_at) < ${before}::timestamptz`,
  },
  {
    id: 'password-links',
    days: 7,
    statement: (before) =>
      sql`delete from password_resets where expires_at < ${before}::timestamptz`,
  },
  {
    id: 'expired-invitations',
    days: 30,
    statement: (before) =>
      sql`delete from expert_invitations where expires_at < ${before}::timestamptz`,
  },
  {
    id: 'settled-reports',
    days: 180,
    statement: (before) => sql`delete from feed_reports where settled_at < ${before}::timestamptz`,
  },
  {
    id: 'removed-posts',
    days: 180,
    statement: (before) => sql`delete from feed_items i where i.removed_at < ${before}::timestamptz
      and not exists (select 1 from takedowns t where t.item_id = i.id and t.appeal is not null and t.answer is null)`,
  },
  {
    id: 'removed-comments',
    days: 180,
    statement: (
      before,
    ) => sql`delete from feed_comments c where c.removed_at < ${before}::timestamptz
      and not exists (select 1 from takedowns t where t.comment_id = c.id and t.appeal is not null and t.answer is null)`,
  },
  {
    id: 'idle-chats-of-nobody',
    days: 30,
    statement: (before) =>
      sql`delete from chat_sessions where farmer_id is null and last_at < ${before}::timestamptz`,
  },
  // The application's role may not delete from this table: the SQL function has the retention built in.
  { id: 'access-log', days: 365, statement: () => sql`select forget_old_access()` },
];

/** Mails in the folder that replaces a mail server. */
export const LETTERS_KEPT_DAYS = 30;

/** Deletes all data past their retention; a failure does not affect the others. */
export async function followRetention(
  { db, clock, mail }: Pick<AppInputs, 'db' | 'clock' | 'mail'>,
  warn: (message: string) => void,
): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const failed = (id: string) => (error: unknown) =>
    warn(`retention of ${id}: ${reasonOf(error as Error)}`);
  for (const { id, days, statement } of RETENTION) {
    await db.execute(statement(before(days).toISOString())).catch(failed(id));
  }
  await mail.forgetBefore?.(before(LETTERS_KEPT_DAYS)).catch(failed('letters'));
}

export async function registerRetentionJobs(
  jobs: Jobs,
  inputs: Pick<AppInputs, 'db' | 'clock' | 'mail'>,
  warn: (message: string) => void,
): Promise<void> {
  await jobs.every('retention', '37 21 * * *', () => followRetention(inputs, warn));
}
