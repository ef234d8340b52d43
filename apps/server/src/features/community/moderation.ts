import { sql } from 'drizzle-orm';
import { type LogRow, listActions } from '../../platform/audit/moderation-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import { createModerationActions, type Decision } from './moderation/moderation-actions.ts';

export interface OpenReport {
  /** The post, reel or comment it is about. */
  subject: string;
  kind: 'post' | 'reel' | 'comment';
  author: string;
  text: string;
  reasons: string[];
  /** Accounts that reported it. */
  reports: number;
  removed: boolean;
}

interface Deps {
  db: Database;
  clock: Clock;
  ids: Ids;
}

/** The actions of moderation as `npm run moderate` does them: accounts by their address, nobody named as the doer. */
export function createModeration({ db, clock, ids }: Deps) {
  const actions = createModerationActions({ db, clock, ids });
  const because = (why: string | null): Decision => ({ actorId: null, why });
  const onAccount = async (email: string, action: (id: string) => Promise<boolean>) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from farmers where lower(email) = lower(${email})`,
    );
    return rows[0] ? action(rows[0].id) : false;
  };
  return {
    /** Reports nobody has settled, those with the most voices first. */
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
    /** Takes a post, reel or comment out of sight; false when there is none in sight. */
    remove: (id: string, note: string | null) =>
      actions.remove(id, { ...because(note), ground: 'other' }),
    /** Brings back what was taken out of sight; false when it was not. */
    restore: (id: string, note: string | null) => actions.restore(id, because(note)),
    /** Settles reports as unfounded; what they alone had hidden comes back. */
    dismiss: (id: string, note: string | null) => actions.dismiss(id, because(note)),
    /** Closes an account and ends its sessions; false for an unknown or already suspended one. */
    suspend: (email: string, note: string | null) =>
      onAccount(email, (id) => actions.suspend(id, because(note))),
    /** Opens a suspended account again; its owner signs in anew. */
    reinstate: (email: string, note: string | null) =>
      onAccount(email, (id) => actions.reinstate(id, because(note))),
    /** The last actions, newest first. */
    actions: (limit: number): Promise<LogRow[]> => listActions(db, { limit }),
  };
}

export type Moderation = ReturnType<typeof createModeration>;
