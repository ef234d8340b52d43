import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { textArray } from '../../platform/database/text-array.ts';
import type { ExpertMembers } from '../../ports/experts.ts';
import { releaseAllOf } from './experts.repository.ts';

/** Makes an account an expert; false when it is one already. */
export async function insertExpert(
  db: Queryable,
  farmerId: string,
  {
    fields,
    languages,
    now,
  }: { fields: readonly string[]; languages: readonly string[]; now: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`insert into experts (farmer_id, fields, languages, added_at)
    values (${farmerId}::uuid, ${textArray(fields)}, ${textArray(languages)}, ${now.toISOString()}::timestamptz)
    on conflict do nothing returning farmer_id`);
  return rows.length > 0;
}

/**
 * Withdraws an expert and releases the claimed questions. False when the
 * account is not an expert.
 */
export function removeExpert(db: Queryable, farmerId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(
      sql`delete from experts where farmer_id = ${farmerId}::uuid returning farmer_id`,
    );
    await tx.execute(releaseAllOf(farmerId));
    return rows.length > 0;
  });
}

/** The same as other features use it. */
export const expertMembers: ExpertMembers = {
  insert: insertExpert,
  remove: removeExpert,
  async releaseQuestions(on, expertId) {
    await on.execute(releaseAllOf(expertId));
  },
};
