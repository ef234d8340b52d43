import { type SQL, sql } from 'drizzle-orm';

/** How many of each animal or flock of a farmer were sold or died, as `animal_id` and `gone`, however long ago. */
export const goneOf = (farmerId: string): SQL => sql`
  select animal_id, sum(coalesce(amount, 1))::float8 as gone from animal_events
  where farmer_id = ${farmerId}::uuid and kind in ('sale', 'death') and kind not in ('milk', 'eggs', 'feed')
  group by animal_id`;

/** Of an animal `a` joined with what is gone of it as `g`: it was not sold and did not die, or some of its flock are left. */
export const IS_THERE: SQL = sql`(g.animal_id is null or (a.count > 1 and g.gone < a.count))`;
