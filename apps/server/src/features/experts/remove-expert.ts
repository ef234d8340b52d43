import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { releaseAllOf } from './experts.repository.ts';

/** Makes somebody no expert any more; the questions that waited with this expert wait for all again. */
export async function removeExpert(db: Database, farmerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from experts where farmer_id = ${farmerId}::uuid`);
    await tx.execute(releaseAllOf(farmerId));
  });
}
