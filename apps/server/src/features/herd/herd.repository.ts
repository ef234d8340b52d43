import type { Species } from '@ankur/contracts/farm-record/animals';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { goneOf, IS_THERE } from './gone.ts';

/** What happened to an animal, but not what happens every day. */
export interface HerdEvent {
  kind: string;
  date: string;
  result: string | null;
  duty: string | null;
}

export interface HerdAnimal {
  id: string;
  name: string;
  species: Species;
  breed: string | null;
  sex: string | null;
  born_on: string | null;
  count: number;
  quiet: string[];
  /** Oldest first. */
  events: HerdEvent[];
}

/** An animal as the database tells it: its events as JSON text, which is read only where they are not known yet. */
export interface HerdRow extends Omit<HerdAnimal, 'events'> {
  /** Arrays of kind, date, result and duty, oldest first. */
  events: string;
}

export function eventsIn(text: string): HerdEvent[] {
  const told: [string, string, string | null, string | null][] = JSON.parse(text);
  return told.map(([kind, date, result, duty]) => ({ kind, date, result, duty }));
}

/** How many of each animal or flock were sold or died; those of which none did are not named. */
export async function countGone(db: Database, farmerId: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; gone: number }>(sql`
    select animal_id as id, gone from (${goneOf(farmerId)}) g`);
  return new Map(rows.map(({ id, gone }) => [id, gone]));
}

/** Longer than the days of any medicine (`WAITING_DAYS_MAX` of the contract). */
const SINCE_DAYS = 367;

/** The first days on which milk and meat may be used again; null where they may already. */
export interface UseDays {
  milk: string | null;
  meat: string | null;
}

/** The days on which milk and meat may be used again after medicines, of those animals that wait for one of them. */
export async function listUseDays(
  db: Database,
  farmerId: string,
  today: string,
): Promise<Map<string, UseDays>> {
  const after = (name: string) => sql`date + ceil((details ->> ${name}::text)::float8)::int + 1`;
  const latest = (name: string) =>
    sql`(max(${after(name)}) filter (where ${after(name)} > ${today}::date))::text`;
  const { rows } = await db.execute<{ id: string } & UseDays & Record<string, unknown>>(sql`
    select animal_id as id, ${latest('milk_waiting_days')} as milk, ${latest('meat_waiting_days')} as meat
    from animal_events
    where farmer_id = ${farmerId}::uuid and kind in ('medicine', 'deworming', 'vaccination')
      and date > ${today}::date - ${SINCE_DAYS}::int
    group by animal_id`);
  return new Map(rows.map(({ id, milk, meat }) => [id, { milk, meat }]));
}

/** The herd as it is there now, with what happened to each since a day. */
export async function listHerd(db: Database, farmerId: string, since: string): Promise<HerdRow[]> {
  const { rows } = await db.execute<HerdRow & Record<string, unknown>>(sql`
    select a.id, a.name, a.species, a.breed, a.sex, a.born_on::text as born_on, a.count, a.quiet,
      coalesce(e.events, '[]') as events
    from animals a left join (
      select animal_id,
        json_agg(json_build_array(kind, date, details ->> 'result', details ->> 'duty') order by date, id)::text as events
      from animal_events
      where farmer_id = ${farmerId}::uuid and date >= ${since}::date and kind not in ('milk', 'eggs', 'feed')
      group by animal_id
    ) e on e.animal_id = a.id
    left join (${goneOf(farmerId)}) g on g.animal_id = a.id
    where a.farmer_id = ${farmerId}::uuid and ${IS_THERE} order by a.id`);
  return rows;
}
