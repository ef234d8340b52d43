import type { CropSeason } from '../crop-calendar/season-of.ts';
import { STANDING_WATER_MM } from '../paddy.ts';
import { PADDY_DRAIN_DAYS } from './field-water.ts';
import type { IrrigationNeed, IrrigationNeedInput } from './need-types.ts';
import { type Suggestion, suggestForUpland } from './suggestion.ts';

type Situation = Pick<IrrigationNeed, 'daily' | 'netNeedMm' | 'transplanting' | 'storedMm'> & {
  input: IrrigationNeedInput;
  season: CropSeason;
  readilyAvailableMm: number;
};

const NEGLIGIBLE_MM = 1;

function suggestForPaddy(situation: Situation): Suggestion {
  const { season, transplanting, netNeedMm } = situation;
  if (transplanting !== null) {
    const { puddlingMm, standingWaterMm } = transplanting;
    return { code: 'puddle-and-transplant', puddlingMm, standingWaterMm };
  }
  if (season.kind === 'growing' && season.daysToHarvest <= PADDY_DRAIN_DAYS) {
    return { code: 'drain-before-harvest', daysToHarvest: season.daysToHarvest };
  }
  if (netNeedMm < NEGLIGIBLE_MM) return { code: 'no-need-this-week', nextInDays: null };
  return { code: 'keep-standing-water', depthMm: STANDING_WATER_MM };
}

/** Advice by crop type: paddy keeps standing water, other crops deplete their root zone and are refilled. */
export function suggestFor(situation: Situation): Suggestion {
  const { season, input, daily, netNeedMm, readilyAvailableMm, storedMm } = situation;
  if (season.kind === 'out-of-season') {
    return { code: 'out-of-season', nextSowing: season.nextSowing };
  }
  if (input.crop.paddy === true) return suggestForPaddy(situation);
  const hasLog = (input.waterings?.length ?? 0) > 0 || (input.rainSoFar?.length ?? 0) > 0;
  return suggestForUpland({
    netNeedMm,
    readilyAvailableMm,
    reserveMm: hasLog ? Math.min(readilyAvailableMm, storedMm) : null,
    days: daily.map((day) => ({
      date: day.date,
      useMm: day.etcMm,
      rainMm: day.rainMm,
      effectiveRainMm: day.effectiveRainMm,
      rainProbabilityPct: day.rainProbabilityPct ?? undefined,
    })),
  });
}
