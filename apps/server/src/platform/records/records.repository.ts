import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queryable, Transaction } from '../database/database.ts';

/** A table of records that belong to farmers; `parent` is the column of the record that they belong to, if any. */
export interface RecordTable {
  table: PgTable & { id: AnyPgColumn; farmerId: AnyPgColumn; updatedAt: AnyPgColumn };
  parent?: AnyPgColumn;
}

/** Column values as drizzle writes them. */
export type Values = Record<string, unknown>;

/** Whose records are meant, and of which parent where they have one. */
export interface Whose {
  farmerId: string;
  parent?: string;
}

/** Records of one kind; every query is about one farmer's. */
export function createRecordRepository<Row>(db: Database, { table, parent }: RecordTable) {
  const mine = (whose: Whose): SQL | undefined =>
    and(
      eq(table.farmerId, whose.farmerId),
      parent && whose.parent !== undefined ? eq(parent, whose.parent) : undefined,
    );
  const one = (whose: Whose, id: string) => and(eq(table.id, id), mine(whose));
  const first = (rows: unknown) => (rows as Row[])[0] ?? null;

  return {
    async list(whose: Whose, limit: number, before: string | undefined): Promise<Row[]> {
      const here = and(mine(whose), before === undefined ? undefined : lt(table.id, before));
      return (await db
        .select()
        .from(table as PgTable)
        .where(here)
        .orderBy(desc(table.id))
        .limit(limit)) as Row[];
    },
    async find(whose: Whose, id: string, on: Queryable = db): Promise<Row | null> {
      return first(
        await on
          .select()
          .from(table as PgTable)
          .where(one(whose, id)),
      );
    },
    /** Null when there is a record of that id. */
    async insert(on: Queryable, values: Values): Promise<Row | null> {
      return first(await on.insert(table).values(values).onConflictDoNothing().returning());
    },
    /** Runs `work` with the record held, so that two changes of one record come one after the other. */
    async changing<T>(
      whose: Whose,
      id: string,
      work: (held: Row, tx: Transaction) => Promise<T>,
    ): Promise<T | null> {
      return db.transaction(async (tx) => {
        const rows = await tx
          .select()
          .from(table as PgTable)
          .where(one(whose, id))
          .for('update');
        const held = first(rows);
        return held === null ? null : work(held, tx);
      });
    },
    async update(on: Queryable, whose: Whose, id: string, values: Values): Promise<Row | null> {
      return first(await on.update(table).set(values).where(one(whose, id)).returning());
    },
    async remove(on: Queryable, whose: Whose, id: string): Promise<void> {
      await on.delete(table).where(one(whose, id));
    },
  };
}
