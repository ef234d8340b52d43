import { cropIdOf } from '@ankur/crops/crop-id';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids.ts';
import type { PlantingsPort, StandingPlanting, WaterOfPlanting } from '../../ports/plantings.ts';
import { calendarOf } from './growing.ts';
import { listWateringDays } from './watered.repository.ts';

/** A row with what tells its calendar. */
type Sown<Row> = Omit<Row, 'calendar'> & { crop: string; ratoon: boolean } & Record<
    string,
    unknown
  >;

/** What other features ask of the plantings of a farmer. */
export function createPlantingsPort(db: Database): PlantingsPort {
  return {
    async growing(farmerId) {
      const { rows } = await db.execute<Sown<StandingPlanting>>(sql`
        select id, crop, ratoon, area_acres as acres, sown_on::text as "sownOn" from plantings
        where farmer_id = ${farmerId}::uuid and status = 'growing'
        order by sown_on desc nulls last, id desc`);
      return rows.map(({ ratoon, ...row }) => ({
        ...row,
        calendar: calendarOf({ crop: row.crop, ratoon }) ?? null,
      }));
    },
    async waterOf(farmerId, plantingId, date) {
      if (!isId(plantingId)) return null;
      const { rows } = await db.execute<Sown<Omit<WaterOfPlanting, 'wateredOn'>>>(sql`
        select p.crop, p.ratoon, f.soil, f.irrigation,
          f.pump_source, f.pump_litres_per_minute, f.pump_hp, f.pump_lift_m
        from plantings p left join fields f on f.id = p.field_id and f.farmer_id = p.farmer_id
        where p.id = ${plantingId}::uuid and p.farmer_id = ${farmerId}::uuid`);
      const [row] = rows;
      if (!row) return null;
      const { ratoon, ...told } = row;
      const calendar = calendarOf({ crop: told.crop, ratoon }) ?? null;
      const watered = await listWateringDays(db, farmerId, date);
      return { ...told, calendar, wateredOn: watered.get(plantingId) ?? null };
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
