import type {
  AnimalFacts,
  DayMoney,
  HarvestDay,
  OwnDay,
  PlantingFacts,
} from '@ankur/agronomy/finance/season-account';
import type { Species } from '@ankur/contracts/farm-record/animals';
import { UNITS_PER_QUINTAL } from '@ankur/contracts/farm-record/harvest-units';
import type { PlantingStatus } from '@ankur/contracts/farm-record/plantings';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

type Row<Facts> = Facts & Record<string, unknown>;

const PER_QUINTAL = sql.join(
  Object.entries(UNITS_PER_QUINTAL).map(([unit, per]) => sql`when ${unit} then ${per}::float8`),
  sql` `,
);
/** Quintals of an entry of a harvest; null where its unit tells no weight. */
const QUINTALS = sql`amount / case unit ${PER_QUINTAL} end`;

/**
 * Paise by day, planting and animal between two days, both included. Sales of livestock and costs of keeping animals that
 * name none stand under the animal `herd`.
 */
export async function listDayMoney(
  db: Database,
  farmerId: string,
  from: string,
  to: string,
): Promise<DayMoney[]> {
  const here = sql`farmer_id = ${farmerId}::uuid and deleted_at is null and date between ${from}::date and ${to}::date`;
  const { rows } = await db.execute<Row<DayMoney>>(sql`
    select date::text as date, planting, animal,
      sum(income)::float8 as income_paise, sum(expense)::float8 as expense_paise, sum(feed)::float8 as feed_paise,
      sum(not_milk)::float8 as not_milk_paise
    from (
      select date, planting_id as planting,
        coalesce(animal_id::text, case when planting_id is null and source = 'livestock_sale' then 'herd' end) as animal,
        amount_paise as income, 0 as expense, 0 as feed,
        case when livestock_product <> 'milk' then amount_paise else 0 end as not_milk
      from incomes where ${here}
      union all
      select date, planting_id,
        coalesce(animal_id::text, case when planting_id is null and livestock_cost is not null then 'herd' end),
        0, amount_paise, case when livestock_cost = 'feed' then amount_paise else 0 end, 0
      from expenses where ${here}
    ) as entries group by date, planting, animal order by date, planting, animal`);
  return rows;
}

/** All plantings of a farmer, newest first, with the yield that was told and the quintals of their harvests. */
export async function listPlantingFacts(
  db: Database,
  farmerId: string,
): Promise<PlantingFacts<PlantingStatus>[]> {
  const { rows } = await db.execute<Row<PlantingFacts<PlantingStatus>>>(sql`
    select id as planting, field_id as field, crop, variety, status, area_acres, yield_quintals, (
        select sum(${QUINTALS}) from planting_events e
        where e.planting_id = p.id and e.farmer_id = p.farmer_id and e.kind = 'harvest'
      ) as harvested_quintals,
      coalesce(sown_on, (created_at at time zone 'Asia/Kolkata')::date)::text as stood_from, ended_on::text as ended_on
    from plantings p where farmer_id = ${farmerId}::uuid order by id desc`);
  return rows;
}

/** Animals of a farmer, newest first. */
export async function listAnimalFacts(
  db: Database,
  farmerId: string,
): Promise<AnimalFacts<Species>[]> {
  const { rows } = await db.execute<Row<AnimalFacts<Species>>>(sql`
    select id as animal, name, species from animals where farmer_id = ${farmerId}::uuid order by id desc`);
  return rows;
}

/** Own work and own seed by day and planting between two days, both included. */
export async function listOwnDays(
  db: Database,
  farmerId: string,
  from: string,
  to: string,
): Promise<OwnDay[]> {
  const { rows } = await db.execute<Row<OwnDay>>(sql`
    select date::text as date, planting_id as planting,
      coalesce(sum(amount) filter (where kind = 'own_labour'), 0)::float8 as labour_hours,
      coalesce(sum((details ->> 'value')::float8) filter (where kind = 'own_labour'), 0)::float8 as labour_value,
      coalesce(sum((details ->> 'value')::float8) filter (where kind = 'own_seed'), 0)::float8 as seed_value
    from planting_events
    where farmer_id = ${farmerId}::uuid and kind in ('own_labour', 'own_seed')
      and date between ${from}::date and ${to}::date
    group by date, planting_id order by date, planting_id`);
  return rows;
}

/** Quintals harvested by day and planting between two days, both included. */
export async function listHarvestDays(
  db: Database,
  farmerId: string,
  from: string,
  to: string,
): Promise<HarvestDay[]> {
  const { rows } = await db.execute<Row<HarvestDay>>(sql`
    select date::text as date, planting_id as planting, sum(${QUINTALS})::float8 as quintals
    from planting_events
    where farmer_id = ${farmerId}::uuid and kind = 'harvest' and ${QUINTALS} is not null
      and date between ${from}::date and ${to}::date
    group by date, planting_id order by date, planting_id`);
  return rows;
}

/** Litres of milk by day between two days, both included. */
export async function listMilkDays(
  db: Database,
  farmerId: string,
  from: string,
  to: string,
): Promise<{ date: string; litres: number }[]> {
  const { rows } = await db.execute<Row<{ date: string; litres: number }>>(sql`
    select date::text as date, coalesce(sum(amount), 0)::float8 as litres from animal_events
    where farmer_id = ${farmerId}::uuid and kind = 'milk' and date between ${from}::date and ${to}::date
    group by date order by date`);
  return rows;
}
