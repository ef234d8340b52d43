import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows-of.ts';
import type { CursorPlace } from '../../platform/http/paging.ts';
import { unblocked } from './feed-pages.ts';

export interface PersonRow {
  id: string;
  name: string;
  picture_key: string | null;
}

export interface PublicRow extends PersonRow {
  bio: string | null;
  crops: string | null;
  post_count: number;
  followers_count: number;
  following_count: number;
  following: boolean;
}

/** A person and when the tie began, in microseconds since 1970. */
export interface ListedPerson extends PersonRow {
  micros: string;
}

export type PeopleList = 'following' | 'followers' | 'blocked';

const LISTS: Readonly<Record<PeopleList, { ties: SQL; mine: SQL; theirs: SQL }>> = {
  following: { ties: sql`follows`, mine: sql`w.follower_id`, theirs: sql`w.followed_id` },
  followers: { ties: sql`follows`, mine: sql`w.followed_id`, theirs: sql`w.follower_id` },
  blocked: { ties: sql`blocks`, mine: sql`w.farmer_id`, theirs: sql`w.blocked_id` },
};

/** Who follows whom; names and pictures only. */
export function createFollowsRepository(db: Database) {
  return {
    /** False when the tie exists already. */
    async insert(follower: string, followed: string, now: Date): Promise<boolean> {
      const { rows } =
        await db.execute(sql`insert into follows (follower_id, followed_id, created_at)
        select ${follower}::uuid, ${followed}::uuid, ${now.toISOString()}::timestamptz
        where ${unblocked(follower, sql`${followed}::uuid`)} on conflict do nothing returning follower_id`);
      return rows.length > 0;
    },
    async remove(follower: string, followed: string): Promise<boolean> {
      const { rows } = await db.execute(
        sql`delete from follows where follower_id = ${follower} and followed_id = ${followed}::uuid returning follower_id`,
      );
      return rows.length > 0;
    },
    /** One more than a page of a list of the farmer, newest tie first. */
    async listPeople(
      farmerId: string,
      list: PeopleList,
      before: CursorPlace | undefined,
      limit: number,
    ): Promise<ListedPerson[]> {
      const { ties, mine, theirs } = LISTS[list];
      const older = before
        ? sql`and (w.created_at, ${theirs}) < (timestamptz 'epoch' + ${before.micros}::bigint * interval '1 microsecond', ${before.id}::uuid)`
        : sql``;
      const inSight =
        list === 'blocked'
          ? sql``
          : sql`and f.hidden_at is null and ${unblocked(farmerId, theirs)}`;
      return rowsOf<ListedPerson>(
        db,
        sql`select f.id, coalesce(p.name, f.name) as name, p.small_picture_key as picture_key,
          (extract(epoch from w.created_at) * 1000000)::bigint::text as micros
        from ${ties} w join farmers f on f.id = ${theirs} left join profiles p on p.farmer_id = f.id
        where ${mine} = ${farmerId} and f.suspended_at is null ${inSight} ${older}
        order by w.created_at desc, ${theirs} desc limit ${limit + 1}`,
      );
    },
    async findPublic(viewer: string, farmerId: string): Promise<PublicRow | undefined> {
      const [row] = await rowsOf<PublicRow>(
        db,
        sql`select f.id, coalesce(p.name, f.name) as name,
          p.picture_key, p.bio, p.crops,
          (select count(*) from feed_items i where i.farmer_id = f.id and i.kind = 'post' and i.removed_at is null) as post_count,
          (select count(*) from follows w where w.followed_id = f.id) as followers_count,
          (select count(*) from follows w where w.follower_id = f.id) as following_count,
          exists (select 1 from follows w where w.follower_id = ${viewer} and w.followed_id = f.id) as following
        from farmers f left join profiles p on p.farmer_id = f.id
        where f.id = ${farmerId}::uuid and f.suspended_at is null
          and (f.hidden_at is null or f.id = ${viewer}) and ${unblocked(viewer, sql`f.id`)}`,
      );
      return row;
    },
    async findName(farmerId: string): Promise<string | undefined> {
      const [row] = await rowsOf<{ name?: string }>(
        db,
        sql`select coalesce(p.name, f.name) as name from farmers f
        left join profiles p on p.farmer_id = f.id where f.id = ${farmerId}::uuid and f.suspended_at is null`,
      );
      return row?.name;
    },
    /** Whether either has blocked the other. */
    async areBlocked(one: string, other: string): Promise<boolean> {
      const { rows } = await db.execute(
        sql`select 1 where not (${unblocked(one, sql`${other}::uuid`)})`,
      );
      return rows.length > 0;
    },
    async block(farmerId: string, blocked: string, now: Date): Promise<void> {
      await db.execute(sql`insert into blocks (farmer_id, blocked_id, created_at)
        values (${farmerId}, ${blocked}::uuid, ${now.toISOString()}::timestamptz) on conflict do nothing`);
    },
    async unblock(farmerId: string, blocked: string): Promise<void> {
      await db.execute(
        sql`delete from blocks where farmer_id = ${farmerId} and blocked_id = ${blocked}::uuid`,
      );
    },
  };
}
