import { addDays, monthOf } from '@ankur/agronomy/calendar-day';
import type { FactsDay, FactsMonth } from '@ankur/agronomy/irrigation/water-facts';
import { PERIOD_DAYS } from '@ankur/agronomy/irrigation-need';
import { monthlyNormal } from '@ankur/content/climate-normals';
import { reverseGeocode } from '@ankur/content/gazetteer';
import type { WaterFactsAnswer } from '@ankur/contracts/irrigation/endpoints';
import type { WeatherSource } from '@ankur/contracts/weather/endpoints';
import type { Circumstances } from '../../ports/circumstances.ts';
import type { PlannedDay, WeatherService } from '../../ports/weather.ts';

interface Point {
  lat: number;
  lon: number;
}

export type FarmForWater = Pick<Circumstances, 'irrigationMethod' | 'landType' | 'point'>;

/** What holds as long as a farmer has told nothing. */
const NOTHING_TOLD: FarmForWater = {
  irrigationMethod: 'sprinkler',
  landType: 'irrigated',
  point: null,
};

/** Normals of a month with both temperatures. */
function monthAt(point: Point, month: number): FactsMonth[] {
  const normal = monthlyNormal(point.lat, point.lon, month);
  if (!normal || normal.tminC === null || normal.tmaxC === null) return [];
  const { rhMorningPct, rhEveningPct } = normal;
  return [
    {
      month,
      temperature_min: normal.tminC,
      temperature_max: normal.tmaxC,
      humidity:
        rhMorningPct !== null && rhEveningPct !== null ? (rhMorningPct + rhEveningPct) / 2 : null,
      vapour_pressure: normal.vapourKpa,
      wind_speed: normal.wind10Ms,
      precipitation: normal.rainMm,
    },
  ];
}

const toFactsDay = (day: PlannedDay): FactsDay<WeatherSource> => ({
  date: day.date,
  temperature_min: day.tempMinC,
  temperature_max: day.tempMaxC,
  humidity: day.humidityPct,
  wind_speed: day.windMs,
  radiation: day.radiationMj,
  precipitation: day.rainMm,
  precipitation_probability: day.rainProbabilityPct,
  source: day.source,
});

/** The months of the seven days from a date. */
export const monthsFrom = (date: string): number[] => [
  ...new Set([monthOf(date), monthOf(addDays(date, PERIOD_DAYS - 1))]),
];

/** Facts about water at a point for the seven days from a date, with the normals of some months. */
export async function readWaterFacts(
  weather: Pick<WeatherService, 'daysFrom'>,
  told: FarmForWater | null,
  point: Point,
  date: string,
  months: readonly number[],
): Promise<WaterFactsAnswer> {
  const farm = told ?? NOTHING_TOLD;
  const planned = await weather.daysFrom(point, date, PERIOD_DAYS);
  const named = reverseGeocode(point.lat, point.lon);
  const station = monthlyNormal(point.lat, point.lon, monthOf(date))?.station;
  return {
    ...point,
    name: named?.city ?? null,
    state: named?.state ?? null,
    irrigation_method: farm.irrigationMethod,
    land_type: farm.landType,
    days: (planned?.days ?? []).filter((day) => day.source !== 'climate-normal').map(toFactsDay),
    forecast_elevation: planned?.elevationM ?? null,
    normals: months.flatMap((month) => monthAt(point, month)),
    station: station
      ? {
          name: station.name,
          distance_km: Math.round(station.distanceKm),
          elevation: station.elevationM,
        }
      : null,
    observed_at: planned?.observedAt ?? null,
  };
}
