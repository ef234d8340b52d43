import { type SQL, sql } from 'drizzle-orm';
import { logAction } from '../../../platform/audit/moderation-log.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Ids } from '../../../platform/ids.ts';
import { createTakedownsRepository, type Subject } from './takedowns.repository.ts';

/**
 * Reports `r` that count for hiding what they are about before anybody has looked: by the app, of an account that
 * is not suspended, was a day old, and whose word about the same thing was not found wrong before. One account has one
 * open report of one thing.
 */
export const isIndependent: SQL = sql`r.source = 'app' and exists (
    select 1 from farmers f where f.id = r.farmer_id and f.suspended_at is null
      and f.created_at <= r.created_at - interval '24 hours')
  and not exists (
    select 1 from feed_reports d where d.farmer_id = r.farmer_id and d.outcome = 'dismissed'
      and coalesce(d.comment_id, d.item_id) = coalesce(r.comment_id, r.item_id))`;

interface Deps {
  clock: Clock;
  ids: Ids;
  /** Number of independent reports that hide an item; 0 disables hiding. */
  after: number;
}

/**
 * Hides an item that enough independent accounts have reported, pending review; returns what it hid.
 * Runs in the transaction of a report.
 */
export async function hideReported(
  on: Queryable,
  id: string,
  { clock, ids, after }: Deps,
): Promise<Subject | undefined> {
  if (after === 0) return undefined;
  const takedowns = createTakedownsRepository(on);
  const subject = await takedowns.lockSubject(id);
  if (!subject || subject.removed) return undefined;
  const { rows } = await on.execute<{ count: number }>(sql`
    select count(*)::int as count from feed_reports r
    where r.settled_at is null and (r.item_id = ${id}::uuid or r.comment_id = ${id}::uuid) and ${isIndependent}`);
  const count = rows[0]?.count ?? 0;
  if (count < after) return undefined;
  await hide(on, subject, { ground: 'reports', note: `${count} reports` }, { clock, ids });
  return subject;
}

/** Hides an item automatically, and logs that. */
export async function hide(
  on: Queryable,
  subject: Subject,
  { ground, note }: { ground: 'reports' | 'known-picture'; note: string },
  { clock, ids }: Omit<Deps, 'after'>,
): Promise<void> {
  const takedowns = createTakedownsRepository(on);
  const now = clock.now();
  await takedowns.setSight(subject, now);
  await takedowns.insert({ id: ids.next(), subject, state: 'hidden', ground, why: null, now });
  const entry = { action: 'hide', subject: subject.id, note, actorId: null };
  await logAction(on, { clock, ids }, { ...entry, accountId: subject.authorId });
}
