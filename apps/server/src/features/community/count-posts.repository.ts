import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { feedItems } from './feed.tables.ts';

/** How many posts of a farmer are in sight. */
export async function countPosts(db: Queryable, farmerId: string): Promise<number> {
  const { farmerId: author, kind, removedAt } = feedItems;
  const rows = await db
    .select({ n: count() })
    .from(feedItems)
    .where(and(eq(author, farmerId), eq(kind, 'post'), isNull(removedAt)));
  return rows[0]?.n ?? 0;
}
