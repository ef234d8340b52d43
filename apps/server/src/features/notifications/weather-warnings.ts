import { addDays } from '@ankur/agronomy/calendar-day';
import { sql } from 'drizzle-orm';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Notification } from '../../platform/notify/notify.ts';
import type { PlannedDay, WeatherService } from '../../ports/weather.ts';

/** Within the "moderate rain" of the India Meteorological Department (15.6–64.4 mm a day): spraying washes off. */
const RAIN_MM = 20;
/** From which the same department speaks of a heat wave in the plains. */
const HEAT_C = 40;
/** Forecast requests per sweep, to limit the load on the provider. */
const PLACES = 30;
/** Farmers inactive for longer get no weather warnings. */
const ACTIVE = sql`interval '30 days'`;
const SWEEP_MS = 10 * 60_000;

type PlaceRow = { lat: number; lon: number; farmers: string[] };

interface Deps {
  db: Database;
  clock: Clock;
  weather: Pick<WeatherService, 'daysFrom'>;
}

/** The 5-km grid squares with farmers, in a fixed order; sweeps rotate through them. */
async function nextPlaces({ db, clock }: Deps): Promise<PlaceRow[]> {
  const now = clock.now();
  const turn = Math.floor(now.getTime() / SWEEP_MS);
  const { rows } = await db.execute<PlaceRow>(sql`
    with squares as (
      select round(p.place_lat * 20) / 20 as lat, round(p.place_lon * 20) / 20 as lon,
        jsonb_agg(p.farmer_id) as farmers
      from profiles p
      where p.place_lat is not null and p.place_lon is not null
        and exists (select 1 from sessions s where s.farmer_id = p.farmer_id
          and s.last_used_at > ${now.toISOString()}::timestamptz - ${ACTIVE})
      group by 1, 2),
    numbered as (
      select *, row_number() over (order by lat, lon) - 1 as place, count(*) over () as total from squares)
    select lat, lon, farmers from numbered
    where (place - (${turn}::bigint * ${PLACES}) % total + total) % total < ${PLACES}`);
  return rows;
}

export interface WeatherWarning {
  kind: 'rain-warning' | 'heat-warning';
  figures: Record<string, number>;
}

/** What a forecast warns of; nothing for a climate normal. */
export function warningsOf(day: PlannedDay | undefined): WeatherWarning[] {
  if (!day || day.source === 'climate-normal') return [];
  const told: WeatherWarning[] = [];
  if (day.rainMm !== null && day.rainMm >= RAIN_MM)
    told.push({ kind: 'rain-warning', figures: { mm: Math.round(day.rainMm) } });
  if (day.tempMaxC !== null && day.tempMaxC >= HEAT_C)
    told.push({ kind: 'heat-warning', figures: { temp: Math.round(day.tempMaxC) } });
  return told;
}

/** Heavy rain or heat tomorrow, from a forecast; climate normals give no warning. */
export async function weatherWarnings(deps: Deps): Promise<Notification[]> {
  const tomorrow = addDays(indianDate(deps.clock.now()), 1);
  const told: Notification[] = [];
  for (const { lat, lon, farmers } of await nextPlaces(deps)) {
    const planned = await deps.weather.daysFrom({ lat, lon }, tomorrow, 1);
    for (const { kind, figures } of warningsOf(planned?.days[0])) {
      for (const farmerId of farmers) {
        told.push({
          farmerId,
          kind,
          payload: { date: tomorrow, ...figures },
          link: '/application/weather',
          eventKey: `${kind}:${tomorrow}`,
        });
      }
    }
  }
  return told;
}
