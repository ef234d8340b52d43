import { addDays, daysBetween } from '@ankur/agronomy/calendar-day';
import { findCrop as findCalendar } from '@ankur/agronomy/crop-calendar/crops';
import {
  type DayTemperature,
  stageByWarmth,
  THERMAL_SOURCE,
  thermalRequirement,
  type Warmth,
  warmthOn,
} from '@ankur/agronomy/crop-calendar/degree-days';
import { type CropSeason, seasonOf } from '@ankur/agronomy/crop-calendar/season-of';
import type { Planting } from '@ankur/contracts/farm-record/plantings';
import { findCrop } from '@ankur/crops/register';
import { LRUCache } from 'lru-cache';

/**
 * Earlier and later than the calendar's day, as a share of the days from sowing: varieties of one crop and years differ by
 * about so much (FAO-56 Table 11 gives lengths of one crop that lie 10 to 20 % apart).
 */
const SPREAD = 0.1;

/**
 * What still stands so long after its harvest was due is no crop of that season: a vine or cane that was planted years ago, or
 * a crop whose end nobody wrote down.
 */
const FORGOTTEN_DAYS = 60;

interface Sown {
  crop: string;
  ratoon: boolean;
  sownOn: string | null;
}

type Growth = Pick<Planting, 'stage' | 'day' | 'harvest_window' | 'warmth'> & {
  harvest: string | null;
};

const UNKNOWN: Growth = {
  ...{ stage: null, day: null, harvest_window: null, harvest: null, warmth: null },
};

type TemperatureOn = (date: string) => DayTemperature | null;

/** Id of the calendar of a crop, or of its ratoon. */
export function calendarOf({ crop, ratoon }: Pick<Sown, 'crop' | 'ratoon'>): string | undefined {
  const register = findCrop(crop);
  return (ratoon ? register?.ratoon : undefined) ?? register?.calendar;
}

/** Whether the warmth that a crop has had tells how far it is. */
export const countsWarmth = (sown: Pick<Sown, 'crop' | 'ratoon'>): boolean =>
  thermalRequirement(calendarOf(sown) ?? '') !== null;

function seasonAt(sown: Sown, sowingDate: string, date: string, state?: string) {
  const key = calendarOf(sown);
  const calendar = key === undefined ? null : findCalendar(key);
  if (!calendar) return null;
  const season: CropSeason = seasonOf(calendar, { date, sowingDate, ...(state && { state }) });
  return season.kind === 'growing' ? season : null;
}

interface Harvest {
  date: string;
  window: { from: string; to: string };
}

const aroundDay = (date: string, days: number): Harvest => ({
  date,
  window: { from: addDays(date, -days), to: addDays(date, days) },
});

/** What was computed before: the same for everybody who sowed that crop on that day in that state. */
const harvests = new LRUCache<string, { harvest: Harvest | null }>({ max: 5_000 });

function harvestOf(sown: Sown, sownOn: string, state: string | null): Harvest | null {
  const key = [sown.crop, sown.ratoon, sownOn, state].join('|');
  const known = harvests.get(key);
  if (known) return known.harvest;
  const season = seasonAt(sown, sownOn, sownOn, state ?? undefined);
  const days = season ? Math.round(season.daysToHarvest * SPREAD) : 0;
  const harvest = season && aroundDay(season.harvestDate, days);
  harvests.set(key, { harvest });
  return harvest;
}

/** Where a crop that `grows` stands on a day, and when its harvest is to be expected, by the crop calendar of the state. */
function growthByDays(sown: Sown, today: string, state: string | null, grows: boolean): Growth {
  const { sownOn } = sown;
  const harvest = sownOn === null ? null : harvestOf(sown, sownOn, state);
  if (sownOn === null || harvest === null) return UNKNOWN;
  const now = grows && sownOn <= today ? seasonAt(sown, sownOn, today, state ?? undefined) : null;
  const isOver = grows && addDays(harvest.window.to, FORGOTTEN_DAYS) < today;
  return {
    stage: now?.stage ?? null,
    day: now?.day ?? null,
    harvest: isOver ? null : harvest.date,
    harvest_window: isOver ? null : harvest.window,
    warmth: null,
  };
}

/** The same by the warmth since sowing where a source says how much the crop needs, else by the days of the calendar. */
export function growthOf(
  sown: Sown,
  today: string,
  state: string | null,
  grows: boolean,
  temperatureOn: TemperatureOn | null = null,
): Growth {
  const byDays = growthByDays(sown, today, state, grows);
  const { sownOn } = sown;
  const requirement = thermalRequirement(calendarOf(sown) ?? '');
  if (sownOn === null || !grows || sownOn > today || requirement === null || temperatureOn === null)
    return byDays;
  const warmth: Warmth | null = warmthOn(requirement, sownOn, today, temperatureOn);
  if (warmth === null || addDays(warmth.maturesOn, FORGOTTEN_DAYS) < today) return byDays;
  const season = seasonAt(sown, sownOn, sownOn, state ?? undefined);
  const day = daysBetween(sownOn, today);
  const days = Math.round(daysBetween(sownOn, warmth.maturesOn) * SPREAD);
  const harvest = aroundDay(warmth.maturesOn, days);
  return {
    stage: stageByWarmth(requirement, season?.lengths[0] ?? 0, day, warmth.sum),
    day,
    harvest: harvest.date,
    harvest_window: harvest.window,
    warmth: {
      sum: Math.round(warmth.sum),
      needed: requirement.maturity,
      base_c: requirement.baseC,
      measured_days: warmth.measuredDays,
      source: THERMAL_SOURCE,
    },
  };
}
