import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';

export interface AccountRow {
  id: string;
  name: string;
  email: string;
  since: string;
  suspended: boolean;
  removals: number;
  posts: number;
  reels: number;
  comments: number;
  roles: string[];
}

/** Account data for moderators: nothing of finances, fields or questions. */
export async function findAccount(db: Queryable, id: string): Promise<AccountRow | undefined> {
  const [row] = await rowsOf<AccountRow>(
    db,
    sql`
    select f.id, f.name, f.email, f.created_at as since, f.suspended_at is not null as suspended,
      (select count(*)::int from takedowns t where t.farmer_id = f.id and t.state = 'removed') as removals,
      (select count(*)::int from feed_items i where i.farmer_id = f.id and i.kind = 'post') as posts,
      (select count(*)::int from feed_items i where i.farmer_id = f.id and i.kind = 'reel') as reels,
      (select count(*)::int from feed_comments c where c.farmer_id = f.id) as comments,
      array(select role from account_roles a where a.farmer_id = f.id
        union all select 'expert' from experts e where e.farmer_id = f.id) as roles
    from farmers f where f.id = ${id}::uuid`,
  );
  return row;
}
