import type { CropSeason } from '../crop-calendar/season-of.ts';
import { effectiveRainOfPeriodMm } from '../effective-rain.ts';
import type { FieldEt0 } from './field-et0.ts';
import { coefficientOn, isDraining, percolationMm } from './field-water.ts';
import type { IrrigationNeedInput, NeedDay } from './need-types.ts';
import type { WeatherOfDay } from './weather.ts';

export type FieldDay = Omit<NeedDay, 'needMm'> & { demandMm: number };

export type FieldDaysInput = {
  input: IrrigationNeedInput;
  season: CropSeason;
  /** Days until the season's day 0 when it begins within the period. */
  shiftDays: number;
  weather: readonly WeatherOfDay[];
  et0: readonly FieldEt0[];
};

/** Demand and effective rain of the field on each day of the period. A drained paddy field has no demand. */
export function fieldDays({ input, season, shiftDays, weather, et0 }: FieldDaysInput): FieldDay[] {
  const { crop, soil = 'loam' } = input;
  const rainMm = weather.reduce((sum, day) => sum + day.rainMm, 0);
  const kept = rainMm === 0 ? 0 : effectiveRainOfPeriodMm(rainMm, weather.length) / rainMm;
  return weather.map((day, index) => {
    const offset = index - shiftDays;
    const { kc } = coefficientOn(crop, season, offset);
    const et0Mm = et0[index]?.et0Mm ?? 0;
    const etcMm = et0Mm * kc;
    const sinkingMm = percolationMm(crop, season, soil, offset);
    const drained = crop.paddy === true && isDraining(season, offset);
    return {
      date: day.date,
      basis: day.basis,
      tempMinC: day.tempMinC,
      tempMaxC: day.tempMaxC,
      et0Mm,
      kc,
      etcMm,
      percolationMm: sinkingMm,
      rainMm: day.rainMm,
      rainProbabilityPct: day.rainProbabilityPct ?? null,
      effectiveRainMm: day.rainMm * kept,
      demandMm: drained ? 0 : etcMm + sinkingMm,
    };
  });
}
