import type { Role } from '@ankur/contracts/console/rules';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { rowsOf } from '../database/rows-of.ts';

/** A role that stands in `account_roles`; experts stand in their own table. */
export type GrantedRole = Exclude<Role, 'expert'>;

export interface Member {
  id: string;
  name: string;
  email: string;
  roles: Role[];
}

const memberships = sql`select farmer_id, role from account_roles
  union all select farmer_id, 'expert' from experts`;

/** Who has which role. */
export function createRolesRepository(db: Queryable) {
  return {
    /** The account with its roles; null when it has none, is suspended or is not there. */
    async findMember(farmerId: string): Promise<Member | null> {
      const [row] = await rowsOf<Member>(
        db,
        sql`
        select f.id, f.name, f.email, array_agg(m.role) as roles
        from farmers f join (${memberships}) m on m.farmer_id = f.id
        where f.id = ${farmerId}::uuid and f.suspended_at is null group by f.id`,
      );
      return row ?? null;
    },
    /** All accounts with a role, the suspended ones included, by address. */
    async listMembers(): Promise<Member[]> {
      return rowsOf<Member>(
        db,
        sql`
        select f.id, f.name, f.email, array_agg(m.role) as roles
        from farmers f join (${memberships}) m on m.farmer_id = f.id
        group by f.id order by lower(f.email)`,
      );
    },
    async findByEmail(email: string): Promise<{ id: string; name: string; email: string } | null> {
      const [row] = await rowsOf<{ id: string; name: string; email: string }>(
        db,
        sql`select id, name, email from farmers where lower(email) = lower(${email})`,
      );
      return row ?? null;
    },
    /** False when the account had the role already. */
    async insert(farmerId: string, role: GrantedRole, now: Date): Promise<boolean> {
      const { rows } = await db.execute(sql`
        insert into account_roles (farmer_id, role, granted_at)
        values (${farmerId}::uuid, ${role}, ${now.toISOString()}::timestamptz)
        on conflict do nothing returning role`);
      return rows.length > 0;
    },
    /** False when the account did not have the role. */
    async remove(farmerId: string, role: GrantedRole): Promise<boolean> {
      const { rows } = await db.execute(sql`
        delete from account_roles where farmer_id = ${farmerId}::uuid and role = ${role} returning role`);
      return rows.length > 0;
    },
  };
}
