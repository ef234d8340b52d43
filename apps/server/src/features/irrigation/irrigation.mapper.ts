import { explainNeed } from '@ankur/agronomy/irrigation/explain';
import type { IrrigationNeed } from '@ankur/agronomy/irrigation/need-types';
import type { Suggestion } from '@ankur/agronomy/irrigation/suggestion';
import type { IrrigationMethod } from '@ankur/agronomy/irrigation-efficiency';
import type { IrrigationAdvice, SavedWatering } from '@ankur/contracts/irrigation/endpoints';
import type { IrrigationQuestion } from '@ankur/contracts/irrigation/rules';
import type { WeatherSource } from '@ankur/contracts/weather/endpoints';
import type { WateringRow } from './irrigation.repository.ts';
import { suggestionText } from './suggestion-text.ts';

const round = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits;

export interface AdviceParts {
  question: IrrigationQuestion;
  crop: string;
  need: IrrigationNeed;
  irrigationMethod: IrrigationMethod;
  sources: readonly WeatherSource[];
  pump: IrrigationAdvice['pump'];
  place: IrrigationAdvice['place'];
  station: { name: string; distanceKm: number } | null;
}

export function toAdvice(parts: AdviceParts): IrrigationAdvice {
  const { question, need } = parts;
  const growing = need.season.kind === 'growing' ? need.season : null;
  return {
    crop_type: parts.crop,
    land_size: question.land_size,
    date: question.date,
    temperature: round(need.weather.tempMeanC, 1),
    humidity: need.weather.humidityMeanPct === null ? null : round(need.weather.humidityMeanPct, 0),
    precipitation: round(need.weather.rainMm, 1),
    water_requirement: round(need.waterRequirementM3),
    suggestion: suggestionText(need.suggestion, need.waterRequirementM3),
    suggestion_code: need.suggestion.code,
    suggestion_values: suggestionValues(need.suggestion),
    period_days: need.periodDays,
    daily: need.daily.map((day, index) => ({
      date: day.date,
      et0: round(day.et0Mm),
      kc: round(day.kc, 3),
      etc: round(day.etcMm),
      percolation: round(day.percolationMm),
      rain: round(day.rainMm),
      rain_probability: day.rainProbabilityPct,
      effective_rain: round(day.effectiveRainMm),
      need: round(day.needMm),
      source: parts.sources[index] ?? 'climate-normal',
    })),
    method: need.method,
    season: growing?.season ?? null,
    stage: need.stage,
    sowing_date: growing?.sowingDate ?? null,
    sowing_date_assumed: growing?.sowingAssumed ?? false,
    irrigation_method: parts.irrigationMethod,
    efficiency: need.efficiency,
    net_need_mm: round(need.netNeedMm),
    gross_need_mm: round(need.grossNeedMm),
    stored_mm: round(need.storedMm),
    notes: need.notes,
    working: explainNeed(need, question.land_size, parts.irrigationMethod).map(
      ({ step, ...values }) => ({
        step,
        values: rounded(values),
      }),
    ),
    pump: parts.pump,
    place: parts.place,
    station: parts.station && {
      name: parts.station.name,
      distance_km: round(parts.station.distanceKm, 0),
    },
  };
}

type Values = Record<string, number | string | null>;

function rounded(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'number' ? round(value) : value,
    ]),
  );
}

function suggestionValues(suggestion: Suggestion): Values {
  if (suggestion.code === 'out-of-season') {
    return {
      from: suggestion.nextSowing.from,
      to: suggestion.nextSowing.to,
      season: suggestion.nextSowing.season,
    };
  }
  const { code: _, ...values } = suggestion;
  return rounded(values);
}

export function toWatering(row: WateringRow): SavedWatering {
  return {
    id: row.id,
    crop_type: row.cropType,
    date: row.date,
    volume_m3: row.volumeM3,
    planting: row.plantingId,
  };
}
