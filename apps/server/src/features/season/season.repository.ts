import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

export interface Sum {
  planting: string | null;
  animal: string | null;
  income: number;
  expense: number;
}

/**
 * Paise by planting and animal between two days, both included. Sales of livestock that name none stand under the animal
 * `herd`.
 */
export async function listSums(
  db: Database,
  farmerId: string,
  from: string,
  to: string,
): Promise<Sum[]> {
  const here = sql`farmer_id = ${farmerId}::uuid and deleted_at is null and date between ${from}::date and ${to}::date`;
  const { rows } = await db.execute<Sum & Record<string, unknown>>(sql`
    select planting, animal, sum(income)::float8 as income, sum(expense)::float8 as expense from (
      select planting_id as planting,
        coalesce(animal_id::text, case when planting_id is null and source = 'livestock_sale' then 'herd' end) as animal,
        amount_paise as income, 0 as expense
      from incomes where ${here}
      union all
      select planting_id, animal_id::text, 0, amount_paise from expenses where ${here}
    ) as entries group by planting, animal`);
  return rows;
}

export interface SeasonPlantingRow {
  id: string;
  field: string | null;
  crop: string;
  variety: string | null;
  status: 'planned' | 'growing' | 'harvested' | 'lost';
  acres: number | null;
  quintals: number | null;
  stood: boolean;
}

/**
 * All plantings of a farmer, newest first, and whether each stood between two days. The yield is the one that was told,
 * else the sum of the quintals of its harvests.
 */
export async function listSeasonPlantings(
  db: Database,
  farmerId: string,
  from: string,
  to: string,
): Promise<SeasonPlantingRow[]> {
  const { rows } = await db.execute<SeasonPlantingRow & Record<string, unknown>>(sql`
    select id, field_id as field, crop, variety, status, area_acres as acres,
      coalesce(yield_quintals, (
        select sum(e.amount) from planting_events e
        where e.planting_id = p.id and e.farmer_id = p.farmer_id and e.kind = 'harvest' and e.unit = 'q'
      )) as quintals,
      coalesce(sown_on, created_at::date) <= ${to}::date and coalesce(ended_on, ${to}::date) >= ${from}::date as stood
    from plantings p where farmer_id = ${farmerId}::uuid order by id desc`);
  return rows;
}

/** Names of animals by their ids. */
export async function listAnimalNames(db: Database, farmerId: string) {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    species: 'cow' | 'buffalo' | 'goat' | 'sheep' | 'poultry';
  }>(sql`select id, name, species from animals where farmer_id = ${farmerId}::uuid`);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface OwnWork {
  planting: string;
  hours: number;
  labour: number;
  seed: number;
}

/** Hours of own work, and rupees that own work and own seed are worth, by planting between two days, both included. */
export async function listOwnWork(
  db: Database,
  farmerId: string,
  from: string,
  to: string,
): Promise<Map<string, OwnWork>> {
  const { rows } = await db.execute<OwnWork & Record<string, unknown>>(sql`
    select planting_id as planting,
      coalesce(sum(amount) filter (where kind = 'own_labour'), 0)::float8 as hours,
      coalesce(sum((details ->> 'value')::float8) filter (where kind = 'own_labour'), 0)::float8 as labour,
      coalesce(sum((details ->> 'value')::float8) filter (where kind = 'own_seed'), 0)::float8 as seed
    from planting_events
    where farmer_id = ${farmerId}::uuid and kind in ('own_labour', 'own_seed')
      and date between ${from}::date and ${to}::date
    group by planting_id`);
  return new Map(rows.map((row) => [row.planting, row]));
}

/** Litres of milk that were written down between two days, both included. */
export async function sumMilk(
  db: Database,
  farmerId: string,
  from: string,
  to: string,
): Promise<number> {
  const { rows } = await db.execute<{ litres: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as litres from animal_events
    where farmer_id = ${farmerId}::uuid and kind = 'milk' and date between ${from}::date and ${to}::date`);
  return rows[0]?.litres ?? 0;
}
