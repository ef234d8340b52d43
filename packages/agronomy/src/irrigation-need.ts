import { addDays, daysBetween } from './calendar-day.ts';
import { type CropSeason, seasonOf } from './crop-calendar/season-of.ts';
import { allocateNeed } from './irrigation/allocate-need.ts';
import { type FieldDay, fieldDays } from './irrigation/field-days.ts';
import { fieldEt0, leastExactMethod } from './irrigation/field-et0.ts';
import { coefficientOn, rootZoneWater } from './irrigation/field-water.ts';
import type { IrrigationNeed, IrrigationNeedInput } from './irrigation/need-types.ts';
import { notesOf } from './irrigation/notes.ts';
import { storedWaterMm } from './irrigation/stored-water.ts';
import { suggestFor } from './irrigation/suggest-for.ts';
import { type DailyWeather, weatherOfPeriod } from './irrigation/weather.ts';
import { APPLICATION_EFFICIENCY, grossFromNetMm } from './irrigation-efficiency.ts';
import { PUDDLING_MM, STANDING_WATER_MM } from './paddy.ts';
import { mmOnAcresToM3 } from './units.ts';

/** Days covered by one calculation. */
export const PERIOD_DAYS = 7;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function seasonInPeriod(input: IrrigationNeedInput): { season: CropSeason; shiftDays: number } {
  const { crop, date, sowingDate, state } = input;
  const wait = sowingDate === undefined ? 0 : daysBetween(date, sowingDate);
  const shiftDays = crop.paddy === true && wait > 0 && wait < PERIOD_DAYS ? wait : 0;
  const season = seasonOf(crop, { date: addDays(date, shiftDays), sowingDate, state });
  return { season, shiftDays };
}

function transplantingOf(input: IrrigationNeedInput, season: CropSeason) {
  if (input.crop.paddy !== true || season.kind !== 'growing') return null;
  if (season.sowingDate < input.date) return null;
  const included = !season.sowingAssumed;
  return { puddlingMm: PUDDLING_MM, standingWaterMm: STANDING_WATER_MM, included };
}

function meanHumidity(days: readonly DailyWeather[]): number | null {
  const known = days.flatMap((day) => {
    if (day.humidityMeanPct !== undefined) return [day.humidityMeanPct];
    if (day.humidityMaxPct === undefined || day.humidityMinPct === undefined) return [];
    return [(day.humidityMaxPct + day.humidityMinPct) / 2];
  });
  return known.length === 0 ? null : sum(known) / known.length;
}

function storedOf(input: IrrigationNeedInput, days: readonly FieldDay[], capacityMm: number) {
  return storedWaterMm({
    date: input.date,
    waterings: input.waterings ?? [],
    rainSoFar: input.rainSoFar ?? [],
    areaAcres: input.areaAcres,
    irrigationMethod: input.irrigationMethod,
    dailyUseMm: sum(days.map((day) => day.etcMm + day.percolationMm)) / PERIOD_DAYS,
    capacityMm,
  });
}

function soilWaterOf({ soil }: IrrigationNeedInput, water: ReturnType<typeof rootZoneWater>) {
  if (soil === undefined) return null;
  return { soil, capacityMm: water.capacityMm, readilyMm: water.readilyAvailableMm };
}

/**
 * Irrigation need of a crop in the seven days from `date`: ETc (and percolation of a paddy field) less
 * effective rain and stored water of earlier irrigation, divided by the method's efficiency, in m³ for the area.
 * Coefficients are those of the table, not moved to the local climate. Out of season the figures are those of a crop
 * sown on `date` and the stage is null. Refuses an area that is not above 0 and a period without any weather.
 */
export function irrigationNeed(input: IrrigationNeedInput): IrrigationNeed {
  if (!(input.areaAcres > 0)) throw new RangeError('area must be above 0');
  const { crop, date } = input;
  const { season, shiftDays } = seasonInPeriod(input);
  const weather = weatherOfPeriod(date, PERIOD_DAYS, input.daily ?? [], input.normals ?? []);
  const et0 = weather.map((day) => fieldEt0(input.place, day));
  const days = fieldDays({ input, season, shiftDays, weather, et0 });
  const dailyUseMm = sum(days.map((day) => day.etcMm)) / PERIOD_DAYS;
  const water = rootZoneWater(crop, season, input.soil ?? 'loam', dailyUseMm);
  const storedMm = storedOf(input, days, water.capacityMm);
  const transplanting = transplantingOf(input, season);
  const onceMm = transplanting?.included === true ? PUDDLING_MM + STANDING_WATER_MM : 0;
  const demand = days.map((day, index) => day.demandMm + (index === shiftDays ? onceMm : 0));
  const effective = days.map((day) => day.effectiveRainMm);
  const need = allocateNeed(demand, effective, storedMm);
  const daily = days.map(({ demandMm: _, ...day }, index) => ({
    ...day,
    needMm: need[index] ?? 0,
  }));
  const netNeedMm = sum(need);
  const efficiency = APPLICATION_EFFICIENCY[input.irrigationMethod];
  const grossNeedMm = grossFromNetMm(netNeedMm, efficiency);
  const tempMeanC = sum(weather.map((day) => (day.tempMinC + day.tempMaxC) / 2)) / PERIOD_DAYS;
  const rainMm = sum(weather.map((day) => day.rainMm));
  return {
    periodDays: PERIOD_DAYS,
    daily,
    method: leastExactMethod(et0.map((day) => day.method)),
    season,
    stage: coefficientOn(crop, season, 0).stage,
    netNeedMm,
    grossNeedMm,
    efficiency,
    waterRequirementM3: mmOnAcresToM3(grossNeedMm, input.areaAcres),
    storedMm,
    soilWater: soilWaterOf(input, water),
    transplanting,
    weather: { tempMeanC, humidityMeanPct: meanHumidity(weather), rainMm },
    suggestion: suggestFor({ input, season, daily, netNeedMm, transplanting, ...water, storedMm }),
    notes: notesOf({ input, season, transplanting, weather, et0, storedMm }),
  };
}
