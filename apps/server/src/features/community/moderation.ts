import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Ids, isId } from '../../platform/ids.ts';
import { releaseAllOf } from '../experts/experts.repository.ts';

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

/** What the house may do about what people share. Every deed that changed something is logged with it, or not done. */
export function createModeration({ db, clock, ids }: Deps) {
  const log = (action: string, subject: string, note: string | null) =>
    sql`insert into moderation_log (id, action, subject, note, done_at)
      values (${ids.next()}, ${action}, ${subject}, ${note}, ${clock.now().toISOString()}::timestamptz)`;
  const settle = (
    id: string,
  ) => sql`update feed_reports set settled_at = ${clock.now().toISOString()}::timestamptz
    where settled_at is null and (item_id = ${id}::uuid or comment_id = ${id}::uuid)`;

  return {
    /** Reports nobody has settled, those with the most voices first. */
    async reports(): Promise<OpenReport[]> {
      const { rows } = await db.execute<OpenReport & Record<string, unknown>>(sql`
        select coalesce(c.id, i.id) as subject, case when c.id is null then i.kind else 'comment' end as kind,
          f.email as author, coalesce(c.text, i.description) as text,
          jsonb_agg(distinct r.reason) as reasons, count(distinct r.farmer_id)::int as reports, i.removed_at is not null as removed
        from feed_reports r
        left join feed_comments c on c.id = r.comment_id
        join feed_items i on i.id = coalesce(r.item_id, c.item_id)
        join farmers f on f.id = coalesce(c.farmer_id, i.farmer_id)
        where r.settled_at is null
        group by c.id, i.id, f.email order by reports desc, subject`);
      return rows;
    },
    /** Takes a post or reel out of sight, or deletes a comment; false when there is none in sight. */
    async remove(id: string, note: string | null): Promise<boolean> {
      if (!isId(id)) return false;
      return db.transaction(async (tx) => {
        const hidden = await tx.execute(sql`
          update feed_items set removed_at = ${clock.now().toISOString()}::timestamptz
          where id = ${id}::uuid and removed_at is null returning id`);
        const comment = await tx.execute<{ text: string }>(
          sql`select text from feed_comments where id = ${id}::uuid for update`,
        );
        const [gone] = comment.rows;
        if (hidden.rows.length === 0 && !gone) return false;
        await tx.execute(settle(id));
        await tx.execute(log('remove', id, gone ? `${note ?? ''} [${gone.text}]`.trim() : note));
        if (gone) await tx.execute(sql`delete from feed_comments where id = ${id}::uuid`);
        return true;
      });
    },
    /** Brings a post or reel back that was taken out of sight; false when it was not. */
    async restore(id: string, note: string | null): Promise<boolean> {
      if (!isId(id)) return false;
      return db.transaction(async (tx) => {
        const { rows } = await tx.execute(sql`
          update feed_items set removed_at = null where id = ${id}::uuid and removed_at is not null returning id`);
        if (rows.length > 0) await tx.execute(log('restore', id, note));
        return rows.length > 0;
      });
    },
    /** Settles reports without doing anything about what they are about. */
    async dismiss(id: string, note: string | null): Promise<boolean> {
      if (!isId(id)) return false;
      return db.transaction(async (tx) => {
        const { rows } = await tx.execute(sql`${settle(id)} returning id`);
        if (rows.length > 0) await tx.execute(log('dismiss', id, note));
        return rows.length > 0;
      });
    },
    /** Closes an account's doors, ends its sessions and frees the questions it had taken; false for an unknown or already suspended one. */
    async suspend(email: string, note: string | null): Promise<boolean> {
      const now = clock.now().toISOString();
      return db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ id: string }>(sql`
          update farmers set suspended_at = ${now}::timestamptz
          where lower(email) = lower(${email}) and suspended_at is null returning id`);
        const [farmer] = rows;
        if (!farmer) return false;
        await tx.execute(sql`update sessions set revoked_at = ${now}::timestamptz
          where farmer_id = ${farmer.id}::uuid and revoked_at is null`);
        await tx.execute(releaseAllOf(farmer.id));
        await tx.execute(log('suspend', email, note));
        return true;
      });
    },
    /** Opens a suspended account again; its owner signs in anew. */
    async reinstate(email: string, note: string | null): Promise<boolean> {
      return db.transaction(async (tx) => {
        const { rows } = await tx.execute(sql`
          update farmers set suspended_at = null
          where lower(email) = lower(${email}) and suspended_at is not null returning id`);
        if (rows.length > 0) await tx.execute(log('reinstate', email, note));
        return rows.length > 0;
      });
    },
    /** The last deeds, newest first. */
    async deeds(
      limit: number,
    ): Promise<{ action: string; subject: string; note: string | null; at: string }[]> {
      const { rows } = await db.execute<{
        action: string;
        subject: string;
        note: string | null;
        at: string;
      }>(
        sql`select action, subject, note, done_at::text as at from moderation_log order by id desc limit ${limit}`,
      );
      return rows;
    },
  };
}

export type Moderation = ReturnType<typeof createModeration>;
