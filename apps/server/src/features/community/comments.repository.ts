import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows-of.ts';
import { primaryReads, type Reads } from '../../platform/replica/replica-reads.ts';
import { feedComments } from './feed.tables.ts';
import { authorSeen } from './feed-pages.ts';

export interface CommentRow {
  id: string;
  cursor: string;
  farmer_id: string;
  username: string | null;
  picture_key: string | null;
  text: string;
  created_at: Date;
  /** Author of what the comment is about. */
  item_author: string;
}

/** Comments; a page of them may come from a replica. */
export function createCommentsRepository(db: Database, replica = primaryReads(db)) {
  const read = async (
    where: ReturnType<typeof sql>,
    limit: number,
    on: Reads = db,
  ): Promise<CommentRow[]> => {
    const rows = await rowsOf<Omit<CommentRow, 'created_at'> & { created_at: string }>(
      on,
      sql`select c.id, c.place as cursor, c.farmer_id, coalesce(p.name, f.name) as username,
        p.small_picture_key as picture_key, c.text, c.created_at, i.farmer_id as item_author
      from feed_comments c join feed_items i on i.id = c.item_id join farmers f on f.id = c.farmer_id left join profiles p on p.farmer_id = c.farmer_id
      where ${where} order by c.place desc limit ${limit}`,
    );
    return rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }));
  };
  return {
    list: (viewer: string, itemId: string, before: string | undefined, limit: number) =>
      read(
        sql`c.item_id = ${itemId}::uuid and c.removed_at is null ${before ? sql`and c.place < ${before}::uuid` : sql``}
          and ${authorSeen(viewer, sql`c.farmer_id`)}`,
        limit,
        replica.of(viewer),
      ),
    /** A comment on a visible item. */
    async find(id: string): Promise<CommentRow | undefined> {
      return (
        await read(sql`c.id = ${id}::uuid and c.removed_at is null and i.removed_at is null`, 1)
      )[0];
    },
    /** False when there is a comment of that id. */
    async insert(on: Queryable, row: typeof feedComments.$inferInsert): Promise<boolean> {
      const made = await on
        .insert(feedComments)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: feedComments.id });
      return made.length > 0;
    },
    /** Deletes an own comment, or one under an own item; false when there is none. */
    async remove(farmerId: string, id: string): Promise<boolean> {
      const { rows } = await db.execute(sql`delete from feed_comments c using feed_items i
        where c.id = ${id}::uuid and i.id = c.item_id
          and (c.farmer_id = ${farmerId}::uuid or i.farmer_id = ${farmerId}::uuid) returning c.id`);
      return rows.length > 0;
    },
  };
}
