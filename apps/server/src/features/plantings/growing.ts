import { addDays } from '@ankur/agronomy/calendar-day';
import { findCrop as findCalendar } from '@ankur/agronomy/crop-calendar/crops';
import { type CropSeason, seasonOf } from '@ankur/agronomy/crop-calendar/season-of';
import type { Planting } from '@ankur/contracts/farm-record/plantings';
import { findCrop } from '@ankur/crops/register';

/**
 * Earlier and later than the calendar's day, as a share of the days from sowing: varieties of one crop and years differ by
 * about so much (FAO-56 Table 11 gives lengths of one crop that lie 10 to 20 % apart).
 */
const SPREAD = 0.1;

interface Sown {
  crop: string;
  ratoon: boolean;
  sownOn: string | null;
}

type Growth = Pick<Planting, 'stage' | 'day' | 'harvest_window'> & { harvest: string | null };

const UNKNOWN: Growth = { stage: null, day: null, harvest_window: null, harvest: null };

function seasonAt({ crop, ratoon }: Sown, sowingDate: string, date: string, state?: string) {
  const register = findCrop(crop);
  const key = (ratoon ? register?.ratoon : undefined) ?? register?.calendar;
  const calendar = key === undefined ? null : findCalendar(key);
  if (!calendar) return null;
  const season: CropSeason = seasonOf(calendar, { date, sowingDate, ...(state && { state }) });
  return season.kind === 'growing' ? season : null;
}

/** Where a crop stands on a day and when its harvest is to be expected, by the crop calendar of the state. */
export function growthOf(sown: Sown, today: string, state: string | null): Growth {
  const { sownOn } = sown;
  if (sownOn === null) return UNKNOWN;
  const atSowing = seasonAt(sown, sownOn, sownOn, state ?? undefined);
  if (!atSowing) return UNKNOWN;
  const now = sownOn <= today ? seasonAt(sown, sownOn, today, state ?? undefined) : null;
  const days = Math.round(atSowing.daysToHarvest * SPREAD);
  return {
    stage: now?.stage ?? null,
    day: now?.day ?? null,
    harvest: atSowing.harvestDate,
    harvest_window: {
      from: addDays(atSowing.harvestDate, -days),
      to: addDays(atSowing.harvestDate, days),
    },
  };
}
