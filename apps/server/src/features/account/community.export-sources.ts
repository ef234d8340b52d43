import { and, eq, isNull, sql } from 'drizzle-orm';
import { keysOf } from '../community/feed.service.ts';
import { feedItems } from '../community/feed.tables.ts';
import type { ExportSource } from './export-sources.ts';

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
  async media(db, farmerId) {
    const rows = await db
      .select({ media: feedItems.media })
      .from(feedItems)
      .where(eq(feedItems.farmerId, farmerId));
    return rows.flatMap(({ media }) => keysOf(media));
  },
};

const questions: ExportSource = {
  name: 'experts/questions',
  tables: ['expert_requests'],
  async read(db, farmerId) {
    const { rows } = await db.execute(sql`
      select r.field, r.language, r.query, r.photo_key as photo, r.status, r.created_at,
        coalesce((
          select jsonb_agg(jsonb_build_object('kind', m.kind, 'text', m.text, 'at', m.created_at) order by m.id)
          from expert_messages m where m.request_id = r.id), '[]') as messages
      from expert_requests r where r.farmer_id = ${farmerId} order by r.id`);
    return rows;
  },
  async media(db, farmerId) {
    const { rows } = await db.execute<{ key: string }>(sql`
      select photo_key as key from expert_requests
      where farmer_id = ${farmerId} and photo_key is not null`);
    return rows.map(({ key }) => key);
  },
};

/** What a farmer posted and asked, with its pictures and videos. */
export const communityExportSources: readonly ExportSource[] = [posts, questions];
