import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type FeedKind, type FeedMedia, feedItems } from './feed.tables.ts';

/** An item as one farmer sees it. */
export interface SeenItem {
  id: string;
  farmer_id: string;
  username: string | null;
  picture_key: string | null;
  author_since: Date;
  description: string;
  media: FeedMedia;
  blur: string | null;
  crop: string | null;
  total_likes: number;
  total_dislikes: number;
  total_comments: number;
  created_at: Date;
  advice_warning: string | null;
  vote: number | null;
  following: boolean;
}

export interface FeedFilter {
  filter: 'all' | 'following' | 'near' | 'crop';
  crop?: string | undefined;
  author?: string | undefined;
  district?: string | null | undefined;
  before?: string | undefined;
  limit: number;
}

export interface VoteState {
  total_likes: number;
  total_dislikes: number;
  vote: number | null;
}

const columns = sql`
  i.id, i.farmer_id, coalesce(p.name, f.name) as username, p.small_picture_key as picture_key,
  f.created_at as author_since, i.description, i.media, i.blur, i.crop, i.total_likes, i.total_dislikes,
  i.total_comments, i.created_at, i.advice_warning, v.value as vote, (w.follower_id is not null) as following`;

const joins = (viewer: string) => sql`
  join farmers f on f.id = i.farmer_id
  left join profiles p on p.farmer_id = i.farmer_id
  left join feed_votes v on v.item_id = i.id and v.farmer_id = ${viewer}
  left join follows w on w.follower_id = ${viewer} and w.followed_id = i.farmer_id`;

const unseenBy = (viewer: string) => sql`
  i.removed_at is null and f.suspended_at is null
  and not exists (select 1 from blocks b where b.farmer_id = ${viewer} and b.blocked_id = i.farmer_id)
  and not exists (select 1 from hidden_items h where h.farmer_id = ${viewer} and h.item_id = i.id)`;

/** Posts or reels; every query says who is looking. */
export function createFeedRepository(db: Database, kind: FeedKind) {
  const rows = async (query: SQL): Promise<SeenItem[]> =>
    (await db.execute(query)).rows.map((row) => ({
      ...(row as unknown as SeenItem),
      created_at: new Date(row.created_at as string),
      author_since: new Date(row.author_since as string),
    }));
  return {
    list(viewer: string, query: FeedFilter): Promise<SeenItem[]> {
      const where = [
        sql`i.kind = ${kind}`,
        unseenBy(viewer),
        ...(query.before ? [sql`i.id < ${query.before}::uuid`] : []),
        ...(query.author ? [sql`i.farmer_id = ${query.author}::uuid`] : []),
        ...(query.filter === 'following' ? [sql`w.follower_id is not null`] : []),
        ...(query.filter === 'near' ? [sql`i.district = ${query.district ?? ''}`] : []),
        ...(query.filter === 'crop' || query.crop
          ? [sql`i.crop = ${query.crop?.toLowerCase() ?? ''}`]
          : []),
      ];
      return rows(sql`select ${columns} from feed_items i ${joins(viewer)}
        where ${sql.join(where, sql` and `)} order by i.id desc limit ${query.limit}`);
    },
    /** Items the viewer voted for with `value`, newest item first. */
    listVoted(
      viewer: string,
      value: 1 | -1,
      before: string | undefined,
      limit: number,
    ): Promise<SeenItem[]> {
      return rows(sql`select ${columns} from feed_votes mine
        join feed_items i on i.id = mine.item_id and i.kind = ${kind} ${joins(viewer)}
        where mine.farmer_id = ${viewer} and mine.value = ${value} and ${unseenBy(viewer)}
        ${before ? sql`and mine.item_id < ${before}::uuid` : sql``} order by mine.item_id desc limit ${limit}`);
    },
    async find(viewer: string, id: string): Promise<SeenItem | undefined> {
      const found = await rows(sql`select ${columns} from feed_items i ${joins(viewer)}
        where i.kind = ${kind} and i.id = ${id}::uuid and i.removed_at is null`);
      return found[0];
    },
    async insert(row: typeof feedItems.$inferInsert): Promise<void> {
      await db.insert(feedItems).values(row);
    },
    async update(author: string, id: string, description: string, now: Date): Promise<boolean> {
      const changed = await db
        .update(feedItems)
        .set({ description, editedAt: now })
        .where(and(eq(feedItems.id, id), eq(feedItems.kind, kind), eq(feedItems.farmerId, author)))
        .returning({ id: feedItems.id });
      return changed.length > 0;
    },
    /** The media keys of the removed item; undefined when the author has no such item. */
    async remove(author: string, id: string): Promise<FeedMedia | undefined> {
      const gone = await db
        .delete(feedItems)
        .where(and(eq(feedItems.id, id), eq(feedItems.kind, kind), eq(feedItems.farmerId, author)))
        .returning({ media: feedItems.media });
      return gone[0]?.media;
    },
    /**
     * Presses like (1) or dislike (-1): the same press again takes it back, the other one replaces it. A `key` that
     * this farmer used before changes nothing. Totals move with the votes in one transaction (migration 0071).
     * Undefined when there is no such item.
     */
    async pressVote(
      voter: string,
      id: string,
      value: 1 | -1,
      key: string | undefined,
    ): Promise<VoteState | undefined> {
      const pressed = await db.execute(sql`select total_likes, total_dislikes, vote
        from press_vote(${id}::uuid, ${kind}, ${voter}::uuid, ${value}::smallint, ${key ?? null})`);
      return pressed.rows[0] as unknown as VoteState | undefined;
    },
    async hide(viewer: string, id: string): Promise<void> {
      await db.execute(
        sql`insert into hidden_items (farmer_id, item_id) values (${viewer}, ${id}::uuid) on conflict do nothing`,
      );
    },
  };
}

export type FeedRepository = ReturnType<typeof createFeedRepository>;
