import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { textArray } from '../../../platform/database/text-array.ts';

interface Competence {
  fields: readonly string[];
  languages: readonly string[];
  experience: string | null;
}

export interface InvitationRow {
  id: string;
  email: string;
  fields: string[];
  languages: string[];
  experience: string | null;
  invited_by: string | null;
  invited_at: string;
  expires_at: string;
}

const columns = sql`id, email, fields, languages, experience, invited_by, invited_at, expires_at`;

/** Invitations to answer as an expert. */
export function createInvitationsRepository(db: Queryable) {
  return {
    async list(now: Date): Promise<InvitationRow[]> {
      return rowsOf<InvitationRow>(
        db,
        sql`select ${columns} from expert_invitations
        where expires_at > ${now.toISOString()}::timestamptz order by id desc limit 200`,
      );
    },
    /** Replaces earlier invitations to the same address. */
    async insert(
      row: Competence & {
        id: string;
        email: string;
        tokenHash: string;
        invitedBy: string;
        now: Date;
        expiresAt: Date;
      },
    ): Promise<void> {
      await db.execute(sql`delete from expert_invitations where lower(email) = lower(${row.email})
        or expires_at <= ${row.now.toISOString()}::timestamptz`);
      await db.execute(sql`insert into expert_invitations (id, email, fields, languages, experience, token_hash,
          invited_by, invited_at, expires_at)
        values (${row.id}::uuid, ${row.email}, ${textArray(row.fields)}, ${textArray(row.languages)},
          ${row.experience}, ${row.tokenHash}, ${row.invitedBy}::uuid, ${row.now.toISOString()}::timestamptz,
          ${row.expiresAt.toISOString()}::timestamptz)`);
    },
    /** Consumes an invitation; undefined when it is unknown, used or expired. */
    async take(tokenHash: string, now: Date): Promise<InvitationRow | undefined> {
      const [row] = await rowsOf<InvitationRow>(
        db,
        sql`delete from expert_invitations
        where token_hash = ${tokenHash} and expires_at > ${now.toISOString()}::timestamptz returning ${columns}`,
      );
      return row;
    },
    async remove(id: string): Promise<boolean> {
      const { rows } = await db.execute(
        sql`delete from expert_invitations where id = ${id}::uuid returning id`,
      );
      return rows.length > 0;
    },
  };
}
