import { addDays } from '@ankur/agronomy/calendar-day';
import type { DayTemperature } from '@ankur/agronomy/crop-calendar/degree-days';
import { dailyNormal } from '@ankur/content/climate-normals';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
import type { DayTemperatures } from '../../ports/weather.ts';
import type { ForecastDay } from '../../providers/weather/weather.ts';

interface Point {
  lat: number;
  lon: number;
}

/** Longer than any crop stands whose warmth is counted. */
const REMEMBERED_DAYS = 730;

/** Coordinates on a grid of about 5 km. */
const onGrid = (degrees: number) => (Math.round(degrees * 20) / 20).toFixed(2);
export const cellOf = ({ lat, lon }: Point): string => `${onGrid(lat)},${onGrid(lon)}`;

/** Temperatures of an average year at a place, by month and day. */
const normals = new LRUCache<string, Map<string, DayTemperature | null>>({ max: 500 });

function normalOn(point: Point, date: string): DayTemperature | null {
  const cell = cellOf(point);
  const year = normals.get(cell) ?? new Map<string, DayTemperature | null>();
  normals.set(cell, year);
  const day = date.slice(5);
  const known = year.get(day);
  if (known !== undefined) return known;
  const normal = dailyNormal(point.lat, point.lon, date);
  const found =
    normal === null || normal.tminC === null || normal.tmaxC === null
      ? null
      : { minC: normal.tminC, maxC: normal.tmaxC, isMeasured: false };
  year.set(day, found);
  return found;
}

/** Temperatures of the days that went by, collected from the forecasts that were fetched. */
export function createDayTemperatures(db: Database): DayTemperatures & {
  /** Keeps the days of a forecast: later ones replace it, but of the day itself the lowest and highest of all stay. */
  keep(point: Point, days: readonly ForecastDay[], today: string): Promise<void>;
} {
  return {
    async keep(point, days, today) {
      const known = days.flatMap(({ date, tempMinC, tempMaxC }) =>
        tempMinC === null || tempMaxC === null || date < today
          ? []
          : [{ date, min: tempMinC, max: tempMaxC }],
      );
      if (known.length === 0) return;
      const cell = cellOf(point);
      await db.execute(sql`
        insert into day_temperatures (cell, date, min_c, max_c)
        select ${cell}, date, min, max
        from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as told (date date, min real, max real)
        on conflict (cell, date) do update set
          min_c = case when excluded.date = ${today}::date
            then least(day_temperatures.min_c, excluded.min_c) else excluded.min_c end,
          max_c = case when excluded.date = ${today}::date
            then greatest(day_temperatures.max_c, excluded.max_c) else excluded.max_c end`);
      await db.execute(sql`
        delete from day_temperatures
        where cell = ${cell} and date < ${addDays(today, -REMEMBERED_DAYS)}::date`);
    },

    async since(point, from) {
      const { rows } = await db.execute<{ date: string; min_c: number; max_c: number }>(sql`
        select date::text as date, min_c, max_c from day_temperatures
        where cell = ${cellOf(point)} and date >= ${from}::date`);
      const days = new Map(
        rows.map(({ date, min_c, max_c }) => [
          date,
          { minC: min_c, maxC: max_c, isMeasured: true } satisfies DayTemperature,
        ]),
      );
      return (date) => days.get(date) ?? normalOn(point, date);
    },
  };
}
