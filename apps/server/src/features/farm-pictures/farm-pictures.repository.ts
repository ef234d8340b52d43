import type { PictureOf } from '@ankur/contracts/farm-record/farm-pictures';
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { FarmPictureRow } from './farm-pictures.mapper.ts';
import { farmPictures } from './farm-pictures.tables.ts';

/** By the kind of record: its table, and the column that names it. */
export const RECORDS = {
  field: { table: 'fields', column: 'fieldId' },
  animal: { table: 'animals', column: 'animalId' },
  planting_event: { table: 'planting_events', column: 'plantingEventId' },
  animal_event: { table: 'animal_events', column: 'animalEventId' },
} as const satisfies Readonly<Record<PictureOf, { table: string; column: keyof FarmPictureRow }>>;

const keysOf = (rows: readonly { key: string; smallKey: string }[]): string[] =>
  rows.flatMap(({ key, smallKey }) => [key, smallKey]);

/** Pictures of a farm's records; every query is about one farmer's. */
export function createFarmPicturesRepository(db: Database) {
  const own = (farmerId: string, ...rest: (SQL | undefined)[]) =>
    and(eq(farmPictures.farmerId, farmerId), ...rest);
  const shows = (of: PictureOf, parent: string) => eq(farmPictures[RECORDS[of].column], parent);
  const keys = async (farmerId: string, where?: SQL): Promise<string[]> =>
    keysOf(await db.select().from(farmPictures).where(own(farmerId, where)));
  return {
    /** Those of some records of a kind, of all of them when no ids are given. */
    async list(
      farmerId: string,
      of: PictureOf,
      ids?: readonly string[],
    ): Promise<FarmPictureRow[]> {
      if (ids?.length === 0) return [];
      const column = farmPictures[RECORDS[of].column];
      const meant = ids ? inArray(column, [...ids]) : isNotNull(column);
      return db.select().from(farmPictures).where(own(farmerId, meant));
    },
    async find(farmerId: string, id: string): Promise<FarmPictureRow | null> {
      const here = own(farmerId, eq(farmPictures.id, id));
      return (await db.select().from(farmPictures).where(here))[0] ?? null;
    },
    /** Holds the record, so that two pictures of it come one after the other; false when it is not the farmer's. */
    async hold(on: Queryable, farmerId: string, of: PictureOf, parent: string): Promise<boolean> {
      const { rows } = await on.execute(sql`
        select 1 from ${sql.identifier(RECORDS[of].table)}
        where id = ${parent}::uuid and farmer_id = ${farmerId}::uuid for update`);
      return rows.length > 0;
    },
    /** Null when there is one of this id. */
    async insert(on: Queryable, row: FarmPictureRow): Promise<FarmPictureRow | null> {
      const made = await on.insert(farmPictures).values(row).onConflictDoNothing().returning();
      return made[0] ?? null;
    },
    /** Removes what a record shows, only the one of an id where one is given; the keys of its files. */
    async remove(
      on: Queryable,
      farmerId: string,
      { of, parent, id }: { of: PictureOf; parent: string; id?: string },
    ): Promise<string[]> {
      const one = id === undefined ? undefined : eq(farmPictures.id, id);
      const here = own(farmerId, shows(of, parent), one);
      return keysOf(await on.delete(farmPictures).where(here).returning());
    },
    /** Keys of the pictures that are deleted with a record: its own, and those of its diary. */
    async keysUnder(farmerId: string, of: PictureOf | 'planting', id: string): Promise<string[]> {
      const ofPlanting = sql`${farmPictures.plantingEventId} in
        (select id from planting_events where planting_id = ${id}::uuid and farmer_id = ${farmerId}::uuid)`;
      if (of === 'planting') return keys(farmerId, ofPlanting);
      const ofAnimal = sql`${farmPictures.animalEventId} in
        (select id from animal_events where animal_id = ${id}::uuid and farmer_id = ${farmerId}::uuid)`;
      return keys(farmerId, of === 'animal' ? or(shows(of, id), ofAnimal) : shows(of, id));
    },
  };
}
