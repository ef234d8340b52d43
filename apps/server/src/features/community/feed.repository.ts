import { and, eq, type SQL, sql } from 'drizzle-orm';
import {
  type Database,
  isNoSuchRow,
  type Queryable,
  retryAfterDeadlock,
} from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows-of.ts';
import { primaryReads, type Reads } from '../../platform/replica/replica-reads.ts';
import { type IfMatch, whereVersion } from '../../platform/writes/version.ts';
import { type FeedKind, type FeedMedia, feedItems } from './feed.tables.ts';
import { authorSeen, type FeedFilter, pageOf, votedPageOf } from './feed-pages.ts';
import { createVoteBatcher, type VoteWish } from './vote-batcher.ts';

/** An item as seen by one farmer. */
export interface SeenItem {
  id: string;
  /** Its position in the list that it was read from. */
  cursor: string;
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
  updated_at: Date;
  advice_warning: string | null;
  advice_warning_by: string | null;
  may_warn: boolean;
  vote: number | null;
  following: boolean;
}

export interface VoteState {
  total_likes: number;
  total_dislikes: number;
  vote: number | null;
}

/** Items by id with everything shown; related rows are looked up by key. */
const shown = (viewer: string, ids: SQL) => sql`
  with page as materialized (${ids})
  select i.id, page.cursor, i.farmer_id, coalesce(p.name, f.name) as username, p.small_picture_key as picture_key,
    f.created_at as author_since, i.description, i.media, i.blur, i.crop, i.total_likes, i.total_dislikes,
    i.total_comments, i.created_at, i.updated_at, i.advice_warning,
    (select coalesce(xp.name, x.name) from farmers x left join profiles xp on xp.farmer_id = x.id
      where x.id = i.advice_warned_by) as advice_warning_by,
    exists (select 1 from experts e where e.farmer_id = ${viewer}) as may_warn,
    (select v.value from feed_votes v where v.item_id = i.id and v.farmer_id = ${viewer}) as vote,
    (select true from follows w where w.follower_id = ${viewer} and w.followed_id = i.farmer_id) is true as following
  from page join feed_items i on i.id = page.id join farmers f on f.id = i.farmer_id
    left join profiles p on p.farmer_id = i.farmer_id
  order by page.cursor desc`;

/** Columns that a query answers as text. */
type Instants = 'created_at' | 'updated_at' | 'author_since';

/** Posts or reels; every query takes the viewer. Lists may come from a replica. */
export function createFeedRepository(db: Database, kind: FeedKind, replica = primaryReads(db)) {
  const rows = async (query: SQL, on: Reads = db): Promise<SeenItem[]> =>
    (await rowsOf<Omit<SeenItem, Instants> & Record<Instants, string>>(on, query)).map((row) => ({
      ...row,
      created_at: new Date(row.created_at),
      updated_at: new Date(row.updated_at),
      author_since: new Date(row.author_since),
    }));
  const own = (author: string, id: string, ifMatch: IfMatch | undefined) =>
    and(
      eq(feedItems.id, id),
      eq(feedItems.kind, kind),
      eq(feedItems.farmerId, author),
      whereVersion(feedItems.updatedAt, ifMatch),
    );
  const given = (name: string) => sql.placeholder(name);
  // This call comes in bursts: a prepared statement.
  const castVotes = db
    .select({
      place: sql<number>`place`,
      total_likes: sql<number>`total_likes`,
      total_dislikes: sql<number>`total_dislikes`,
      vote: sql<number>`vote`,
    })
    .from(
      sql`cast_votes(${kind}, ${given('ids')}::uuid[], ${given('voters')}::uuid[], ${given('values')}::smallint[], ${given('sets')}::boolean[])`,
    )
    .prepare(`cast_${kind}`);
  const castInBatch = createVoteBatcher<VoteState>(async (batch) => {
    const votes = {
      ids: batch.map(({ id }) => id),
      voters: batch.map(({ voter }) => voter),
      values: batch.map(({ value }) => value),
      sets: batch.map(({ sets }) => sets),
    };
    // Deleting an account locks its votes before the items, which can deadlock with this statement.
    const rows = await retryAfterDeadlock(async () => castVotes.execute(votes));
    const states = new Map(rows.map((row) => [row.place, row]));
    return batch.map((_, at) => states.get(at + 1));
  });
  return {
    list: (viewer: string, query: FeedFilter): Promise<SeenItem[]> =>
      rows(shown(viewer, pageOf(viewer, kind, query)), replica.of(viewer)),
    /** Items the viewer voted for with `value`, newest item first. */
    listVoted: (
      viewer: string,
      value: 1 | -1,
      before: string | undefined,
      limit: number,
    ): Promise<SeenItem[]> =>
      rows(shown(viewer, votedPageOf(viewer, kind, value, { before, limit })), replica.of(viewer)),
    async find(viewer: string, id: string): Promise<SeenItem | undefined> {
      const one = sql`select i.id, i.place as cursor from feed_items i where i.kind = ${kind} and i.id = ${id}::uuid
        and i.removed_at is null and ${authorSeen(viewer, sql`i.farmer_id`)}`;
      return (await rows(shown(viewer, one)))[0];
    },
    /** An item of the author, in sight or not. */
    async findOwn(author: string, id: string): Promise<SeenItem | undefined> {
      const one = sql`select i.id, i.place as cursor from feed_items i
        where i.kind = ${kind} and i.id = ${id}::uuid and i.farmer_id = ${author}::uuid`;
      return (await rows(shown(author, one)))[0];
    },
    /** False when an item with that id exists. */
    async insert(on: Queryable, row: typeof feedItems.$inferInsert): Promise<boolean> {
      const kept = await on
        .insert(feedItems)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: feedItems.id });
      return kept.length > 0;
    },
    /** False when the author has no such item, or its version does not match. */
    async update(
      author: string,
      id: string,
      {
        description,
        now,
        ifMatch,
      }: { description: string; now: Date; ifMatch?: IfMatch | undefined },
    ): Promise<boolean> {
      const updatedAt = sql`greatest(${now.toISOString()}::timestamptz, ${feedItems.updatedAt} + interval '1 millisecond')`;
      const changed = await db
        .update(feedItems)
        .set({ description, editedAt: now, updatedAt })
        .where(own(author, id, ifMatch))
        .returning({ id: feedItems.id });
      return changed.length > 0;
    },
    /** The media keys of the deleted item; undefined when the author has none, or its version does not match. */
    async remove(
      author: string,
      id: string,
      ifMatch: IfMatch | undefined,
    ): Promise<FeedMedia | undefined> {
      const gone = await db
        .delete(feedItems)
        .where(own(author, id, ifMatch))
        .returning({ media: feedItems.media });
      return gone[0]?.media;
    },
    /**
     * Sets or toggles a vote: the same again withdraws it, the other one replaces it. Totals change with the votes
     * in one transaction (migration 0100). Undefined when there is no such item.
     */
    async vote(wish: VoteWish): Promise<VoteState | undefined> {
      try {
        return await castInBatch(wish);
      } catch (error) {
        if (isNoSuchRow(error)) return undefined;
        throw error;
      }
    },
    async hide(viewer: string, id: string): Promise<void> {
      await db.execute(
        sql`insert into hidden_items (farmer_id, item_id) values (${viewer}, ${id}::uuid) on conflict do nothing`,
      );
    },
  };
}

export type FeedRepository = ReturnType<typeof createFeedRepository>;
