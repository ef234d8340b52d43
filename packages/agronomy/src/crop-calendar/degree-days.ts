import { addDays } from '../calendar-day.ts';
import type { GrowthStage } from '../crop-coefficient.ts';
import thermal from './thermal-requirements.json' with { type: 'json' };

/** Degree-days (°C · d) from sowing to flowering, to the start of senescence and to maturity, between two temperatures. */
export interface ThermalRequirement {
  baseC: number;
  upperC: number;
  flowering: number;
  senescence: number;
  maturity: number;
}

/** Lowest and highest temperature of a day, °C; `isMeasured` of the weather there, not of an average year. */
export interface DayTemperature {
  minC: number;
  maxC: number;
  isMeasured: boolean;
}

/** No crop here grows longer. */
const DAYS_MAX = 300;

const REQUIREMENTS: Readonly<Record<string, ThermalRequirement>> = thermal.crops;

export const THERMAL_SOURCE: string = thermal.source;

/**
 * What a crop calendar needs; null where no source gives figures that fit Indian varieties. The reference manual has
 * barley, cotton, potato, rice, soybean, sunflower and tomato too; those stay on calendar days (decision 0193).
 */
export const thermalRequirement = (calendar: string): ThermalRequirement | null =>
  REQUIREMENTS[calendar] ?? null;

/** Degree-days of a day: the mean of both temperatures, each kept between base and upper (FAO, AquaCrop Reference Manual, method 2). */
export function degreeDays(
  { minC, maxC }: Pick<DayTemperature, 'minC' | 'maxC'>,
  { baseC, upperC }: Pick<ThermalRequirement, 'baseC' | 'upperC'>,
): number {
  const within = (temperatureC: number) => Math.min(upperC, Math.max(baseC, temperatureC));
  return (within(minC) + within(maxC)) / 2 - baseC;
}

export interface Warmth {
  /** Degree-days from sowing up to the day before. */
  sum: number;
  /** How many of those days have the weather of the place. */
  measuredDays: number;
  /** The day on which the sum for maturity is reached. */
  maturesOn: string;
}

/**
 * Warmth that a crop has had by a day, and when it will have had enough; null where the temperature of a day is not
 * known or the crop would stand longer than any.
 */
export function warmthOn(
  requirement: ThermalRequirement,
  sownOn: string,
  today: string,
  temperatureOn: (date: string) => DayTemperature | null,
): Warmth | null {
  let total = 0;
  let sum = 0;
  let measuredDays = 0;
  for (let day = 0; day <= DAYS_MAX; day++) {
    const date = addDays(sownOn, day);
    if (date === today) sum = total;
    if (total >= requirement.maturity)
      return { sum: date < today ? total : sum, measuredDays, maturesOn: date };
    const temperature = temperatureOn(date);
    if (temperature === null) return null;
    total += degreeDays(temperature, requirement);
    if (temperature.isMeasured && date < today) measuredDays++;
  }
  return null;
}

/** Stage by warmth: the first one lasts as many days as in the calendar, until the plants cover a tenth of the ground (FAO-56). */
export function stageByWarmth(
  { flowering, senescence }: ThermalRequirement,
  initialDays: number,
  day: number,
  sum: number,
): GrowthStage {
  if (sum >= senescence) return 'late';
  if (sum >= flowering) return 'mid-season';
  return day <= initialDays ? 'initial' : 'development';
}
