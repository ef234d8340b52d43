import * as z from 'zod/mini';
import { idParams, messageAnswer } from '../http/common.ts';
import { endpoint, MAKE, POST, PUT, READ, REMOVE } from '../http/endpoint.ts';
import { IRRIGATION_METHODS, LAND_TYPES } from '../profile/rules.ts';
import { weatherSource } from '../weather/endpoints.ts';
import { coordinate, irrigationQuestion, pumpFields, wateringFields } from './rules.ts';

const number = z.nullable(z.number());

/** All depths in mm; `need` is net, before the losses of the method. */
export const irrigationDay = z.object({
  date: z.string(),
  et0: z.number(),
  kc: z.number(),
  etc: z.number(),
  percolation: z.number(),
  rain: z.number(),
  rain_probability: number,
  effective_rain: z.number(),
  need: z.number(),
  source: weatherSource,
});

/** One step of the working, in order; which figures a step has depends on its name. */
export const workingStep = z.object({
  step: z.string(),
  values: z.record(z.string(), z.nullable(z.union([z.number(), z.string()]))),
});

export const pumpPlan = z.object({
  discharge_lps: z.number(),
  minutes: z.number(),
  minutes_per_day: z.array(z.number()),
  /** It is the pump that the field of the planting tells, not the farmer's. */
  of_field: z.optional(z.boolean()),
});

export const irrigationAdvice = z.object({
  crop_type: z.string(),
  land_size: z.number(),
  date: z.string(),
  /** That it was asked for; absent where none was named. */
  planting: z.optional(z.string()),
  /** Mean of the period, °C. */
  temperature: z.number(),
  /** Mean of the period, percent; null when nobody measured it. */
  humidity: number,
  /** Sum of the period, mm. */
  precipitation: z.number(),
  /** Gross need of the land for the period, m³. */
  water_requirement: z.number(),
  suggestion: z.string(),
  suggestion_code: z.string(),
  suggestion_values: z.record(z.string(), z.nullable(z.union([z.number(), z.string()]))),
  period_days: z.number(),
  daily: z.array(irrigationDay),
  /** How ET0 was computed. */
  method: z.string(),
  season: z.nullable(z.string()),
  stage: z.nullable(z.string()),
  sowing_date: z.nullable(z.string()),
  sowing_date_assumed: z.boolean(),
  irrigation_method: z.string(),
  efficiency: z.number(),
  net_need_mm: z.number(),
  gross_need_mm: z.number(),
  stored_mm: z.number(),
  notes: z.array(z.string()),
  working: z.array(workingStep),
  pump: z.nullable(pumpPlan),
  place: z.object({ lat: z.number(), lon: z.number(), name: z.nullable(z.string()) }),
  station: z.nullable(z.object({ name: z.string(), distance_km: z.number() })),
});
export type IrrigationAdvice = z.infer<typeof irrigationAdvice>;

export const savedWatering = z.object({
  id: z.string(),
  crop_type: z.string(),
  date: z.string(),
  volume_m3: z.number(),
  /** Absent in answers that were cached before there were plantings. */
  planting: z.optional(z.nullable(z.string())),
});
export type SavedWatering = z.infer<typeof savedWatering>;

/** What advice on water is computed from; see packages/agronomy/src/irrigation/water-facts.ts for the units. */
export const waterFactsAnswer = z.object({
  lat: z.number(),
  lon: z.number(),
  name: z.nullable(z.string()),
  state: z.nullable(z.string()),
  irrigation_method: z.enum(IRRIGATION_METHODS),
  land_type: z.enum(LAND_TYPES),
  days: z.array(
    z.object({
      date: z.string(),
      temperature_min: number,
      temperature_max: number,
      humidity: number,
      wind_speed: number,
      radiation: number,
      precipitation: number,
      precipitation_probability: number,
      source: weatherSource,
    }),
  ),
  forecast_elevation: number,
  normals: z.array(
    z.object({
      month: z.number(),
      temperature_min: z.number(),
      temperature_max: z.number(),
      humidity: number,
      vapour_pressure: number,
      wind_speed: number,
      precipitation: number,
    }),
  ),
  station: z.nullable(z.object({ name: z.string(), distance_km: z.number(), elevation: number })),
  /** When the forecast was fetched. */
  observed_at: z.nullable(z.string()),
});
export type WaterFactsAnswer = z.infer<typeof waterFactsAnswer>;

export const irrigationEndpoints = {
  suggest: endpoint({
    ...POST,
    path: '/api/user/irrigation/',
    summary: 'How much water the crop needs in the seven days from a date',
    body: z.object({
      farmer: z.prefault(irrigationQuestion, {} as z.input<typeof irrigationQuestion>),
      /** Stands in for the header. */
      access_token: z.optional(z.nullable(z.string())),
    }),
    answer: irrigationAdvice,
  }),
  facts: endpoint({
    ...READ,
    path: '/api/user/irrigation/facts/',
    tags: ['Irrigation'],
    summary:
      'The forecast, normals and facts that advice is computed from, for use without a network',
    query: z.object({ lat: coordinate(90), lon: coordinate(180) }),
    answer: waterFactsAnswer,
  }),
  pump: endpoint({
    ...READ,
    path: '/api/user/irrigation/pump/',
    tags: ['Irrigation'],
    summary: "The farmer's pump and power hours; null until entered",
    answer: z.object({ pump: z.nullable(pumpFields), updated_at: z.nullable(z.string()) }),
  }),
  savePump: endpoint({
    ...PUT,
    path: '/api/user/irrigation/pump/',
    tags: ['Irrigation'],
    summary: 'Keep the pump and power hours',
    versioned: true,
    body: pumpFields,
    answer: z.extend(messageAnswer, { updated_at: z.string() }),
  }),
  waterings: endpoint({
    ...READ,
    path: '/api/user/irrigation/waterings/',
    tags: ['Irrigation'],
    summary: 'Waterings of the last 60 days, newest first',
    answer: z.array(savedWatering),
  }),
  logWatering: endpoint({
    ...MAKE,
    path: '/api/user/irrigation/waterings/',
    tags: ['Irrigation'],
    summary: 'Log a watering that was done',
    makes: 'watering',
    body: wateringFields,
    answer: savedWatering,
  }),
  removeWatering: endpoint({
    ...REMOVE,
    path: '/api/user/irrigation/waterings/:id/',
    tags: ['Irrigation'],
    summary: 'Remove a logged watering',
    params: idParams,
  }),
};
