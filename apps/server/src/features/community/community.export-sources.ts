import { and, eq, isNull } from 'drizzle-orm';
import type { ExportSource } from '../../ports/account-archive.ts';
import { feedItems } from './feed.tables.ts';

const posts: ExportSource = {
  name: 'community/posts',
  tables: ['feed_items'],
  read: (db, farmerId) =>
    db
      .select({
        id: feedItems.id,
        kind: feedItems.kind,
        description: feedItems.description,
        media: feedItems.media,
        likes: feedItems.totalLikes,
        dislikes: feedItems.totalDislikes,
        createdAt: feedItems.createdAt,
        editedAt: feedItems.editedAt,
      })
      .from(feedItems)
      .where(and(eq(feedItems.farmerId, farmerId), isNull(feedItems.removedAt)))
      .orderBy(feedItems.id),
};

/** What a farmer posted. */
export const communityExportSources: readonly ExportSource[] = [posts];
