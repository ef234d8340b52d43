import type { IrrigationMethod } from '../irrigation-efficiency.ts';
import type { SoilKind } from '../soil-water.ts';
import type { LandType } from './need-types.ts';
import type { DailyWeather, MonthlyNormal } from './weather.ts';

/** A forecast day in the shape of the API: °C, mm, %, m/s at 10 m, MJ/m²; null = unknown. */
export type FactsDay<Source extends string> = {
  date: string;
  temperature_min: number | null;
  temperature_max: number | null;
  humidity: number | null;
  wind_speed: number | null;
  radiation: number | null;
  precipitation: number | null;
  precipitation_probability: number | null;
  source: Source;
};

/** A month's normal in the shape of the API: °C, %, kPa, m/s at 10 m, mm in the month; null = unknown. */
export type FactsMonth = {
  month: number;
  temperature_min: number;
  temperature_max: number;
  humidity: number | null;
  vapour_pressure: number | null;
  wind_speed: number | null;
  precipitation: number | null;
};

/** What advice on water at a place is computed from, besides the question, the waterings and the pump. */
export type WaterFacts<Source extends string = string> = {
  lat: number;
  lon: number;
  name: string | null;
  state: string | null;
  irrigation_method: IrrigationMethod;
  land_type: LandType;
  /** Of the field, where it was told; loam is assumed without. */
  soil?: SoilKind | undefined;
  /** Days of the forecast, without normals. */
  days: readonly FactsDay<Source>[];
  /** Of the forecast's own grid, m. */
  forecast_elevation: number | null;
  normals: readonly FactsMonth[];
  station: { name: string; distance_km: number; elevation: number | null } | null;
};

/** Height at which forecasts and Indian normals state wind. */
const WIND_HEIGHT_M = 10;

/** A forecast day for the calculation; nothing without both temperatures. */
export function dailyOf(day: FactsDay<string>): DailyWeather[] {
  if (day.temperature_min === null || day.temperature_max === null) return [];
  return [
    {
      date: day.date,
      tempMinC: day.temperature_min,
      tempMaxC: day.temperature_max,
      humidityMeanPct: day.humidity ?? undefined,
      windMs: day.wind_speed ?? undefined,
      windHeightM: WIND_HEIGHT_M,
      solarRadiationMj: day.radiation ?? undefined,
      rainMm: day.precipitation ?? 0,
      rainProbabilityPct: day.precipitation_probability ?? undefined,
    },
  ];
}

export function normalOf(month: FactsMonth): MonthlyNormal {
  return {
    month: month.month,
    tempMinC: month.temperature_min,
    tempMaxC: month.temperature_max,
    humidityMeanPct: month.humidity ?? undefined,
    vapourPressureKPa: month.vapour_pressure ?? undefined,
    windMs: month.wind_speed ?? undefined,
    windHeightM: WIND_HEIGHT_M,
    rainMm: month.precipitation ?? 0,
  };
}
