import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { type PipelinedReader, prepareRead } from '../database/pipelined-reader.ts';
import { farmers } from './auth.tables.ts';

export type FarmerRow = typeof farmers.$inferSelect;

/** Reads the name of an account; requested at every start of the app. */
export function prepareNameRead(db: Database, reads: PipelinedReader) {
  const names = prepareRead<{ name: string }>(
    reads,
    'farmer_name',
    db
      .select({ name: farmers.name })
      .from(farmers)
      .where(eq(farmers.id, sql.placeholder('id'))),
  );
  return async (farmerId: string): Promise<string | undefined> =>
    (await names({ id: farmerId }))[0]?.name;
}

/** Accounts; e-mail addresses are matched ignoring case. */
export function createFarmersRepository(db: Queryable) {
  return {
    async findByEmail(email: string): Promise<FarmerRow | undefined> {
      const rows = await db
        .select()
        .from(farmers)
        .where(eq(sql`lower(${farmers.email})`, email.toLowerCase()));
      return rows[0];
    },
    async find(farmerId: string): Promise<FarmerRow | undefined> {
      return (await db.select().from(farmers).where(eq(farmers.id, farmerId)))[0];
    },
    /** Whether the account still has this password hash; locks it until the transaction ends. */
    async keepsPassword(farmerId: string, passwordHash: string): Promise<boolean> {
      const rows = await db
        .select({ id: farmers.id })
        .from(farmers)
        .where(and(eq(farmers.id, farmerId), eq(farmers.passwordHash, passwordHash)))
        .for('share');
      return rows.length === 1;
    },
    /** Sets a password hash; false when the account no longer has the hash `before`, if that is given. */
    async replacePassword(
      farmerId: string,
      passwordHash: string,
      before?: string,
    ): Promise<boolean> {
      const isSame = before === undefined ? undefined : eq(farmers.passwordHash, before);
      const rows = await db
        .update(farmers)
        .set({ passwordHash })
        .where(and(eq(farmers.id, farmerId), isSame))
        .returning({ id: farmers.id });
      return rows.length === 1;
    },
    async insert(row: typeof farmers.$inferInsert): Promise<void> {
      await db.insert(farmers).values(row);
    },
    async update(farmerId: string, values: Partial<typeof farmers.$inferInsert>): Promise<void> {
      await db.update(farmers).set(values).where(eq(farmers.id, farmerId));
    },
    /** Marks the address as confirmed, once. */
    async confirmEmail(farmerId: string, at: Date): Promise<void> {
      await db
        .update(farmers)
        .set({ emailConfirmedAt: at })
        .where(and(eq(farmers.id, farmerId), isNull(farmers.emailConfirmedAt)));
    },
    async remove(farmerId: string): Promise<void> {
      await db.delete(farmers).where(eq(farmers.id, farmerId));
    },
  };
}
