import { cropIdOf } from '@ankur/crops/crop-id';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PlantingsPort, StandingPlanting } from '../../ports/plantings.ts';

/** What other features ask of the plantings of a farmer. */
export function createPlantingsPort(db: Database): PlantingsPort {
  return {
    async growing(farmerId) {
      const { rows } = await db.execute<StandingPlanting & Record<string, unknown>>(sql`
        select id, crop, area_acres as acres, sown_on::text as "sownOn" from plantings
        where farmer_id = ${farmerId}::uuid and status = 'growing'
        order by sown_on desc nulls last, id desc`);
      return rows;
    },
    async onlyOf(on, farmerId, crop) {
      const id = crop === null ? null : cropIdOf(crop);
      if (id === null) return null;
      const { rows } = await on.execute<{ id: string }>(sql`
        select id from plantings
        where farmer_id = ${farmerId}::uuid and crop = ${id} and status = 'growing' limit 2`);
      return rows.length === 1 ? (rows[0]?.id ?? null) : null;
    },
  };
}
