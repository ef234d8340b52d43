import { addDays, daysBetween } from '../calendar-day.ts';
import { effectiveRainOfPeriodMm } from '../effective-rain.ts';
import {
  APPLICATION_EFFICIENCY,
  type IrrigationMethod,
  netFromGrossMm,
} from '../irrigation-efficiency.ts';
import { m3OnAcresToMm } from '../units.ts';

/** A logged irrigation: gross depth, or volume on the area. */
export type Watering = {
  date: string;
  grossMm?: number | undefined;
  volumeM3?: number | undefined;
};

/**
 * An irrigation of which nobody told how much: it is taken to have filled the root zone, as an irrigation that is due does
 * (FAO-56 chapter 8, initial depletion 0 after a thorough wetting).
 */
export type FullWatering = { date: string; full: true };

/** Whether a logged irrigation was written down without an amount. */
export const isFull = (watering: Watering | FullWatering): watering is FullWatering =>
  'full' in watering;

export type RainDay = { date: string; rainMm: number };

export type StoredWaterInput = {
  /** First day of the advice; irrigation and rain of that day count as already in the soil. */
  date: string;
  waterings: readonly (Watering | FullWatering)[];
  rainSoFar: readonly RainDay[];
  areaAcres: number;
  irrigationMethod: IrrigationMethod;
  /** Daily crop evapotranspiration (and percolation of paddy). */
  dailyUseMm: number;
  /** Capacity of the root zone, or of the bunded field. */
  capacityMm: number;
};

/** Days after which earlier irrigation or rain is ignored. */
export const STORED_DAYS = 30;

/** Net depth (mm) of a logged irrigation at the roots. Refuses one with neither depth nor volume. */
export function netWateringMm(
  watering: Watering,
  areaAcres: number,
  irrigationMethod: IrrigationMethod,
): number {
  const { grossMm, volumeM3 } = watering;
  const gross = grossMm ?? (volumeM3 === undefined ? null : m3OnAcresToMm(volumeM3, areaAcres));
  if (gross === null) throw new RangeError('a watering needs a depth or a volume');
  return netFromGrossMm(Math.max(0, gross), APPLICATION_EFFICIENCY[irrigationMethod]);
}

function effectiveShare(rain: readonly RainDay[], days: number): number {
  const total = rain.reduce((sum, day) => sum + Math.max(0, day.rainMm), 0);
  return total === 0 ? 0 : effectiveRainOfPeriodMm(total, days) / total;
}

/**
 * Water (mm) of earlier irrigation and rain that is left in the root zone, after the crop's use
 * since then; 0 when nothing was logged. Starts at the first event of the last 30 days with a soil due for irrigation.
 */
export function storedWaterMm(input: StoredWaterInput): number {
  const { date, areaAcres, irrigationMethod, dailyUseMm, capacityMm } = input;
  const recent = (event: { date: string }) => {
    const age = daysBetween(event.date, date);
    return age >= 0 && age <= STORED_DAYS;
  };
  const waterings = input.waterings.filter(recent);
  const rain = input.rainSoFar.filter(recent);
  const dates = [...waterings, ...rain].map((event) => event.date).sort();
  const first = dates[0];
  if (first === undefined) return 0;
  const days = daysBetween(first, date);
  const share = effectiveShare(rain, days + 1);
  let stored = 0;
  for (let offset = 0; offset <= days; offset += 1) {
    const today = addDays(first, offset);
    const watered = waterings
      .filter((event) => event.date === today)
      .reduce(
        (sum, event) =>
          sum + (isFull(event) ? capacityMm : netWateringMm(event, areaAcres, irrigationMethod)),
        0,
      );
    const rained = rain
      .filter((event) => event.date === today)
      .reduce((sum, event) => sum + Math.max(0, event.rainMm) * share, 0);
    stored = Math.min(capacityMm, stored + watered + rained);
    if (offset < days) stored = Math.max(0, stored - dailyUseMm);
  }
  return stored;
}
