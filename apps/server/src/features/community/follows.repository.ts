import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

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

/** Who follows whom; names and pictures only. */
export function createFollowsRepository(db: Database) {
  const people = async (query: ReturnType<typeof sql>) =>
    (await db.execute(query)).rows as unknown as PersonRow[];
  return {
    /** False when there was such a tie already. */
    async insert(follower: string, followed: string, now: Date): Promise<boolean> {
      const { rows } =
        await db.execute(sql`insert into follows (follower_id, followed_id, created_at)
        values (${follower}, ${followed}::uuid, ${now.toISOString()}::timestamptz) on conflict do nothing returning follower_id`);
      return rows.length > 0;
    },
    async remove(follower: string, followed: string): Promise<boolean> {
      const { rows } = await db.execute(
        sql`delete from follows where follower_id = ${follower} and followed_id = ${followed}::uuid returning follower_id`,
      );
      return rows.length > 0;
    },
    listFollowing: (farmerId: string) =>
      people(sql`select f.id, coalesce(p.name, f.name) as name, p.small_picture_key as picture_key
        from follows w join farmers f on f.id = w.followed_id left join profiles p on p.farmer_id = f.id
        where w.follower_id = ${farmerId} and f.suspended_at is null order by w.created_at desc limit 500`),
    listFollowers: (farmerId: string) =>
      people(sql`select f.id, coalesce(p.name, f.name) as name, p.small_picture_key as picture_key
        from follows w join farmers f on f.id = w.follower_id left join profiles p on p.farmer_id = f.id
        where w.followed_id = ${farmerId} and f.suspended_at is null order by w.created_at desc limit 500`),
    async findPublic(viewer: string, farmerId: string): Promise<PublicRow | undefined> {
      const { rows } = await db.execute(sql`select f.id, coalesce(p.name, f.name) as name,
          p.picture_key, p.bio, p.crops,
          (select count(*) from feed_items i where i.farmer_id = f.id and i.kind = 'post' and i.removed_at is null) as post_count,
          (select count(*) from follows w where w.followed_id = f.id) as followers_count,
          (select count(*) from follows w where w.follower_id = f.id) as following_count,
          exists (select 1 from follows w where w.follower_id = ${viewer} and w.followed_id = f.id) as following
        from farmers f left join profiles p on p.farmer_id = f.id
        where f.id = ${farmerId}::uuid and f.suspended_at is null`);
      return rows[0] as unknown as PublicRow | undefined;
    },
    async findName(farmerId: string): Promise<string | undefined> {
      const { rows } = await db.execute(sql`select coalesce(p.name, f.name) as name from farmers f
        left join profiles p on p.farmer_id = f.id where f.id = ${farmerId}::uuid and f.suspended_at is null`);
      return (rows[0] as { name?: string } | undefined)?.name;
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
