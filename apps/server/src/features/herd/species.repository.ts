import type { Species } from '@ankur/contracts/farm-record/animals';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';

/** Kinds of a farmer's animals; a single animal that was sold or died is no longer there. */
export async function listSpecies(db: Queryable, farmerId: string): Promise<Species[]> {
  const { rows } = await db.execute<{ species: Species }>(sql`
    select distinct species from animals a where farmer_id = ${farmerId}::uuid
      and not (count = 1 and exists (
        select 1 from animal_events e
        where e.farmer_id = a.farmer_id and e.animal_id = a.id and e.kind in ('sale', 'death')))
    order by species`);
  return rows.map(({ species }) => species);
}
