import { and, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type PipelinedReader, prepareRead } from '../../platform/database/pipelined-reader.ts';
import { type IfMatch, whereVersion } from '../../platform/writes/version.ts';
import type { Period } from './period.ts';

/** A ledger's table and the columns that answers contain, under their wire names. */
export interface LedgerTable {
  name: string;
  table: PgTable & {
    id: AnyPgColumn;
    farmerId: AnyPgColumn;
    deletedAt: AnyPgColumn;
    updatedAt: AnyPgColumn;
  };
  item: SelectedFieldsFlat;
  /** Columns that filters apply to, where the ledger has them. */
  filter?: { date: AnyPgColumn; crop: AnyPgColumn };
  /** What only the export tells besides. */
  exported?: SelectedFieldsFlat;
}

export interface LedgerQuery {
  limit: number;
  before: string | undefined;
  period: Period | null;
  crop: string | null;
}

/** Column values of a row as drizzle writes them. */
export type Values = Record<string, unknown>;

/** Entries of one ledger; every query is scoped to one farmer's rows that are not deleted. */
export function createLedgerRepository<Item>(
  db: Database,
  reads: PipelinedReader,
  ledger: LedgerTable,
) {
  const { table, item, filter } = ledger;
  const present = (farmerId: unknown) =>
    and(eq(table.farmerId, farmerId), isNull(table.deletedAt)) as SQL;
  const given = (name: string) => sql.placeholder(name);
  const optional = (name: string, type: string, condition: SQL) =>
    sql`(${given(name)}::${sql.raw(type)} is null or ${condition})`;
  const narrowing = filter
    ? [
        optional('from', 'date', sql`${filter.date} >= ${given('from')}::date`),
        optional('to', 'date', sql`${filter.date} <= ${given('to')}::date`),
        optional('crop', 'text', sql`lower(${filter.crop}) = lower(${given('crop')}::text)`),
      ]
    : [];
  const newestFirst = (where: SQL | undefined) =>
    db.select(item).from(table).where(where).orderBy(desc(table.id)).limit(given('limit'));
  // The most frequent query, the unfiltered first page, has no unneeded parameters.
  const firstPage = prepareRead<Item>(
    reads,
    `${ledger.name}_first`,
    newestFirst(present(given('farmer'))),
  );
  const listing = newestFirst(
    and(
      present(given('farmer')),
      optional('before', 'uuid', sql`${table.id} < ${given('before')}::uuid`),
      ...narrowing,
    ),
  ).prepare(`${ledger.name}_list`);
  const one = db
    .select(item)
    .from(table)
    .where(and(eq(table.id, given('id')), present(given('farmer'))))
    .prepare(`${ledger.name}_get`);
  const first = (rows: unknown) => (rows as Item[])[0] ?? null;
  const whose = (farmerId: string, id: string) =>
    and(eq(table.id, id), eq(table.farmerId, farmerId)) as SQL;
  /** Condition: the entry exists and, with `If-Match`, has that version. */
  const atVersion = (farmerId: string, id: string, ifMatch: IfMatch | undefined) =>
    and(whose(farmerId, id), isNull(table.deletedAt), whereVersion(table.updatedAt, ifMatch));

  return {
    async list(farmerId: string, query: LedgerQuery): Promise<Item[]> {
      const isFirstPage = !query.before && !query.period && query.crop === null;
      if (isFirstPage) {
        return firstPage({ farmer: farmerId, limit: query.limit });
      }
      const rows = await listing.execute({
        farmer: farmerId,
        before: query.before ?? null,
        from: query.period?.from ?? null,
        to: query.period?.to ?? null,
        crop: query.crop,
        limit: query.limit,
      });
      return rows as Item[];
    },
    async find(farmerId: string, id: string): Promise<Item | null> {
      return first(await one.execute({ farmer: farmerId, id }));
    },
    /** Null when an entry with that id exists. */
    async insert(on: Queryable, values: Values): Promise<Item | null> {
      return first(await on.insert(table).values(values).onConflictDoNothing().returning(item));
    },
    /** Null when there is no such entry, or its version does not match. */
    async update(
      farmerId: string,
      id: string,
      { values, now, ifMatch }: { values: Values; now: Date; ifMatch: IfMatch | undefined },
    ): Promise<Item | null> {
      const updatedAt = sql`greatest(${now.toISOString()}::timestamptz, ${table.updatedAt} + interval '1 millisecond')`;
      const here = atVersion(farmerId, id, ifMatch);
      const change: Values = { ...values, updatedAt };
      return first(await db.update(table).set(change).where(here).returning(item));
    },
    /** Soft-deletes an entry whose version matches; those deleted before `forgetBefore` are removed for good. */
    async remove(
      farmerId: string,
      id: string,
      {
        now,
        forgetBefore,
        ifMatch,
      }: { now: Date; forgetBefore: Date; ifMatch: IfMatch | undefined },
    ): Promise<boolean> {
      await db
        .delete(table)
        .where(and(eq(table.farmerId, farmerId), lt(table.deletedAt, forgetBefore)));
      const here = atVersion(farmerId, id, ifMatch);
      const values: Values = { deletedAt: now };
      return (await db.update(table).set(values).where(here).returning(item)).length > 0;
    },
    /** Restores an entry deleted since `since`; no effect on one that is not deleted. */
    async restore(farmerId: string, id: string, since: Date): Promise<Item | null> {
      const recent = or(isNull(table.deletedAt), gte(table.deletedAt, since));
      const values: Values = { deletedAt: null };
      const here = and(whose(farmerId, id), recent);
      return first(await db.update(table).set(values).where(here).returning(item));
    },
  };
}

export type LedgerRepository<Item> = ReturnType<typeof createLedgerRepository<Item>>;
