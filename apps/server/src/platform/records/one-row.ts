import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../database/database.ts';
import type { Values } from './records.repository.ts';

/** A table with one row a farmer. */
type OneRowTable = PgTable & { farmerId: AnyPgColumn };

/** What a farmer has one row of. */
export function createOneRowRepository<Row extends { farmerId: string }>(
  db: Database,
  table: OneRowTable,
) {
  const mine = (farmerId: string) => eq(table.farmerId, farmerId);
  return {
    async find(farmerId: string): Promise<Row | undefined> {
      const rows = await db
        .select()
        .from(table as PgTable)
        .where(mine(farmerId));
      return (rows as Row[])[0];
    },
    /** Updates the row under a row lock: `write` maps the present row to the new one, or throws. */
    save: (farmerId: string, write: (before: Row | undefined) => Row): Promise<Row> =>
      db.transaction(async (tx) => {
        const rows = await tx
          .select()
          .from(table as PgTable)
          .where(mine(farmerId))
          .for('update');
        const row = write((rows as Row[])[0]);
        const { farmerId: _, ...set } = row;
        await tx.insert(table).values(row).onConflictDoUpdate({ target: table.farmerId, set });
        return row;
      }),
  };
}

export type OneRowRepository<Row extends { farmerId: string }> = ReturnType<
  typeof createOneRowRepository<Row>
>;

/** How an archive's row is imported where the farmer has none. */
export const importOnce = (table: OneRowTable) => ({
  async isSaved(on: Queryable, farmerId: string): Promise<boolean> {
    const rows = await on
      .select({ farmerId: table.farmerId })
      .from(table as PgTable)
      .where(eq(table.farmerId, farmerId));
    return rows.length > 0;
  },
  async write(on: Queryable, farmerId: string, values: Values): Promise<void> {
    await on
      .insert(table)
      .values({ ...values, farmerId })
      .onConflictDoNothing();
  },
});
