import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type Press, rowOfPress } from '../../platform/database/press-rows.ts';
import { feedComments } from './feed.tables.ts';
import { authorSeen } from './feed-pages.ts';

export interface CommentRow {
  id: string;
  farmer_id: string;
  username: string | null;
  picture_key: string | null;
  text: string;
  created_at: Date;
}

export function createCommentsRepository(db: Database) {
  const read = async (where: ReturnType<typeof sql>, limit: number): Promise<CommentRow[]> => {
    const { rows } =
      await db.execute(sql`select c.id, c.farmer_id, coalesce(p.name, f.name) as username,
        p.small_picture_key as picture_key, c.text, c.created_at
      from feed_comments c join farmers f on f.id = c.farmer_id left join profiles p on p.farmer_id = c.farmer_id
      where ${where} order by c.id desc limit ${limit}`);
    return rows.map((row) => ({
      ...(row as unknown as CommentRow),
      created_at: new Date(row.created_at as string),
    }));
  };
  return {
    list: (viewer: string, itemId: string, before: string | undefined, limit: number) =>
      read(
        sql`c.item_id = ${itemId}::uuid ${before ? sql`and c.id < ${before}::uuid` : sql``}
          and ${authorSeen(viewer, sql`c.farmer_id`)}`,
        limit,
      ),
    /** A comment on something that is in sight. */
    async find(id: string): Promise<CommentRow | undefined> {
      const inSight = sql`exists (select 1 from feed_items i where i.id = c.item_id and i.removed_at is null)`;
      return (await read(sql`c.id = ${id}::uuid and ${inSight}`, 1))[0];
    },
    /** The id of a new comment; of one that this press has made already, its own. */
    idFor: (author: string, press: Press | undefined, fresh: string): Promise<string> =>
      rowOfPress(db, author, press, fresh),
    /** Adds nothing when there is a comment of that id. */
    async insert(row: typeof feedComments.$inferInsert): Promise<void> {
      await db.insert(feedComments).values(row).onConflictDoNothing();
    },
    async remove(author: string, id: string): Promise<boolean> {
      const gone = await db
        .delete(feedComments)
        .where(and(eq(feedComments.id, id), eq(feedComments.farmerId, author)))
        .returning({ id: feedComments.id });
      return gone.length > 0;
    },
  };
}
