import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { milkRates } from './herd.tables.ts';

export type MilkRatesRow = typeof milkRates.$inferSelect;

export function createMilkRatesRepository(db: Database) {
  const mine = (farmerId: string) => eq(milkRates.farmerId, farmerId);
  return {
    async find(farmerId: string): Promise<MilkRatesRow | undefined> {
      return (await db.select().from(milkRates).where(mine(farmerId)))[0];
    },
    /** Updates the rates under a row lock: `write` maps the present row to the new one, or throws. */
    save: (farmerId: string, write: (before: MilkRatesRow | undefined) => MilkRatesRow) =>
      db.transaction(async (tx) => {
        const [before] = await tx.select().from(milkRates).where(mine(farmerId)).for('update');
        const row = write(before);
        const { farmerId: _, ...set } = row;
        await tx
          .insert(milkRates)
          .values(row)
          .onConflictDoUpdate({ target: milkRates.farmerId, set });
        return row;
      }),
  };
}

export type MilkRatesRepository = ReturnType<typeof createMilkRatesRepository>;
