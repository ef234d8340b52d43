import type { CropEntry } from '../crop-calendar/calendar-entry.ts';
import type { CropSeason } from '../crop-calendar/season-of.ts';
import type { GrowthStage } from '../crop-coefficient.ts';
import type { IrrigationMethod } from '../irrigation-efficiency.ts';
import type { SoilKind } from '../soil-water.ts';
import type { Et0Method, Place } from './field-et0.ts';
import type { FullWatering, RainDay, Watering } from './stored-water.ts';
import type { Suggestion } from './suggestion.ts';
import type { DailyWeather, MonthlyNormal, WeatherBasis } from './weather.ts';

/** Caveats of the figures, as codes. */
export type NeedNote =
  | 'out-of-season'
  | 'sowing-date-assumed'
  | 'season-unusual-for-state'
  | 'climate-normals-used'
  | 'part-of-week-from-normals'
  | 'days-filled-with-mean'
  | 'humidity-estimated'
  | 'radiation-estimated'
  | 'wind-estimated'
  | 'earlier-water-counted'
  | 'watering-taken-as-full'
  | 'transplanting-water-extra'
  | 'transplanting-water-included'
  | 'rainfed-land'
  | 'dry-land';

export type LandType = 'irrigated' | 'rainfed' | 'dry';

export type IrrigationNeedInput = {
  place: Place;
  /** State or territory, for the season that is usual there. */
  state?: string | undefined;
  crop: CropEntry;
  /** First day of the advice. */
  date: string;
  sowingDate?: string | undefined;
  areaAcres: number;
  irrigationMethod: IrrigationMethod;
  landType?: LandType | undefined;
  soil?: SoilKind | undefined;
  daily?: readonly DailyWeather[] | undefined;
  normals?: readonly MonthlyNormal[] | undefined;
  waterings?: readonly (Watering | FullWatering)[] | undefined;
  /** Rain that fell up to the day before `date`. */
  rainSoFar?: readonly RainDay[] | undefined;
};

export type NeedDay = {
  date: string;
  basis: WeatherBasis;
  tempMinC: number;
  tempMaxC: number;
  et0Mm: number;
  kc: number;
  etcMm: number;
  percolationMm: number;
  rainMm: number;
  rainProbabilityPct: number | null;
  effectiveRainMm: number;
  needMm: number;
};

export type IrrigationNeed = {
  periodDays: number;
  daily: NeedDay[];
  method: Et0Method;
  season: CropSeason;
  stage: GrowthStage | null;
  netNeedMm: number;
  grossNeedMm: number;
  efficiency: number;
  waterRequirementM3: number;
  /** Stored water of earlier irrigation and rain that is used this week. */
  storedMm: number;
  /** Water (mm) that the soil of the field holds in the root zone; null where nobody told the soil. */
  soilWater: { soil: SoilKind; capacityMm: number; readilyMm: number } | null;
  /** Once at transplanting: part of the need when the farmer's own sowing date falls in the period. */
  transplanting: { puddlingMm: number; standingWaterMm: number; included: boolean } | null;
  /** Means of the period, for display; humidity is null when unknown. */
  weather: { tempMeanC: number; humidityMeanPct: number | null; rainMm: number };
  suggestion: Suggestion;
  notes: NeedNote[];
};
