import { sql } from 'drizzle-orm';
import { type LogRow, listActions } from '../../platform/audit/moderation-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { ExpertMembers } from '../../ports/experts.ts';
import { createModerationActions, type Decision } from './moderation/moderation-actions.ts';

export interface OpenReport {
  /** The post, reel or comment it is about. */
  subject: string;
  kind: 'post' | 'reel' | 'comment';
  author: string;
  text: string;
  reasons: string[];
  /** Number of accounts that reported it. */
  reports: number;
  removed: boolean;
}

interface Deps {
  db: Database;
  clock: Clock;
  ids: Ids;
  experts: Pick<ExpertMembers, 'releaseQuestions'>;
}

/** Moderation as `npm run moderate` does it: accounts by e-mail address, no moderator in the log. */
export function createModeration({ db, clock, ids, experts }: Deps) {
  const actions = createModerationActions({ db, clock, ids, experts });
  const because = (why: string | null): Decision => ({ actorId: null, why });
  const onAccount = async (email: string, action: (id: string) => Promise<boolean>) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from farmers where lower(email) = lower(${email})`,
    );
    return rows[0] ? action(rows[0].id) : false;
  };
  return {
    /** Open reports, those of the most accounts first. */
    async reports(): Promise<OpenReport[]> {
      const { rows } = await db.execute<OpenReport & Record<string, unknown>>(sql`
        select coalesce(c.id, i.id) as subject, case when c.id is null then i.kind else 'comment' end as kind,
          f.email as author, coalesce(c.text, i.description) as text, jsonb_agg(distinct r.reason) as reasons,
          count(distinct r.farmer_id)::int as reports,
          coalesce(c.removed_at, i.removed_at) is not null as removed
        from feed_reports r
        left join feed_comments c on c.id = r.comment_id
        join feed_items i on i.id = coalesce(r.item_id, c.item_id)
        join farmers f on f.id = coalesce(c.farmer_id, i.farmer_id)
        where r.settled_at is null
        group by c.id, i.id, f.email order by reports desc, subject`);
      return rows;
    },
    /** Hides a post, reel or comment; false when none is visible. */
    remove: (id: string, note: string | null) =>
      actions.remove(id, { ...because(note), ground: 'other' }),
    /** Restores a hidden item; false when it is not hidden. */
    restore: (id: string, note: string | null) => actions.restore(id, because(note)),
    /** Dismisses reports; an item hidden by them alone is restored. */
    dismiss: (id: string, note: string | null) => actions.dismiss(id, because(note)),
    /** Suspends an account and revokes its sessions; false for an unknown or suspended one. */
    suspend: (email: string, note: string | null) =>
      onAccount(email, (id) => actions.suspend(id, because(note))),
    /** Reinstates a suspended account; its owner must sign in again. */
    reinstate: (email: string, note: string | null) =>
      onAccount(email, (id) => actions.reinstate(id, because(note))),
    /** The latest log entries, newest first. */
    actions: (limit: number): Promise<LogRow[]> => listActions(db, { limit }),
  };
}

export type Moderation = ReturnType<typeof createModeration>;
