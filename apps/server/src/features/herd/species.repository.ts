import type { Species } from '@ankur/contracts/farm-record/animals';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { goneOf, IS_THERE } from './gone.ts';

/** Kinds of the animals that a farmer has now. */
export async function listSpecies(db: Queryable, farmerId: string): Promise<Species[]> {
  const { rows } = await db.execute<{ species: Species }>(sql`
    select distinct a.species from animals a left join (${goneOf(farmerId)}) g on g.animal_id = a.id
    where a.farmer_id = ${farmerId}::uuid and ${IS_THERE}
    order by species`);
  return rows.map(({ species }) => species);
}
