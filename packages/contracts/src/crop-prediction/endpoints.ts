import * as z from 'zod/mini';
import { endpoint, OPEN_FRESH, OPEN_POST } from '../http/endpoint.ts';
import { placeQuery } from '../weather/endpoints.ts';
import { cropFailure as failure } from './problems.ts';
import { cropInput } from './rules.ts';

export const cropPredictions = z.object({
  status: z.literal('success'),
  /** Crop and probability 0..1, most probable first. */
  predictions: z.array(z.tuple([z.string(), z.number()])),
});
export type CropPredictions = z.output<typeof cropPredictions>;

const fit = z.object({
  value: z.enum(['temperature', 'ph', 'rainfall']),
  given: z.number(),
  verdict: z.enum(['good', 'borderline', 'too-low', 'too-high']),
  optimum_from: z.number(),
  optimum_to: z.number(),
});
export type CropFit = z.output<typeof fit>;

/** When a crop is sown here; `from` and `to` are the next window, null for standing crops. */
const season = z.object({
  kind: z.enum(['sown', 'perennial', 'unknown']),
  season: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  open: z.boolean(),
});

/** Minimum support price of the next sale season once announced, till then the one in force; ₹ per quintal. */
const supportPrice = z.object({
  price: z.number(),
  variety: z.nullable(z.string()),
  season: z.string(),
});

export const cropAdvice = z.object({
  crop: z.string(),
  fits: z.array(fit),
  season,
  /** False when the crop is known to be grown in other states only. */
  usual_here: z.boolean(),
  /** Water used from sowing to harvest (a year for standing crops), mm; null when not known. */
  water_mm: z.nullable(z.number()),
  /** The name under which the mandi prices know it. */
  commodity: z.nullable(z.string()),
  support_prices: z.array(supportPrice),
});
export type CropAdvice = z.output<typeof cropAdvice>;

export const cropAdviceAnswer = z.object({
  /** Values outside everything the model has seen. */
  out_of_range: z.array(
    z.object({ value: z.string(), seen_from: z.number(), seen_to: z.number() }),
  ),
  state: z.nullable(z.string()),
  crops: z.array(cropAdvice),
  /** Crops outside the model, judged by their growing ranges alone. */
  also_suits: z.array(z.extend(cropAdvice, { suitability: z.number() })),
});
export type CropAdviceAnswer = z.output<typeof cropAdviceAnswer>;

export const cropDefaults = z.object({
  state: z.nullable(z.string()),
  district: z.nullable(z.string()),
  season: z.string(),
  n: z.nullable(z.number()),
  p: z.nullable(z.number()),
  k: z.nullable(z.number()),
  /** What N, P and K are typical of: a district where its weather is known, else a state or India; null without them. */
  dose_area: z.nullable(z.enum(['district', 'state', 'country'])),
  /** Mean of the coming season, °C and %. */
  temperature: z.nullable(z.number()),
  humidity: z.nullable(z.number()),
  /** Mean month of the coming season, mm. */
  rainfall: z.nullable(z.number()),
  station: z.nullable(z.object({ name: z.string(), distance_km: z.number() })),
});
export type CropDefaults = z.output<typeof cropDefaults>;

export const cropPredictionEndpoints = {
  predict: endpoint({
    ...OPEN_POST,
    path: '/api/crop/predict/',
    summary: 'Which crops suit a soil and a climate, with probabilities',
    body: cropInput,
    answer: cropPredictions,
    refusalField: 'message',
  }),
  advice: endpoint({
    ...OPEN_POST,
    path: '/api/crop/advice/',
    summary: 'Why crops suit a field, when they are sown, how much water they need, support prices',
    body: z.extend(cropInput, {
      crops: z._default(
        z
          .array(z.string().check(z.maxLength(40)))
          .check(z.maxLength(22, failure('crops_too_many', { max: 22 }))),
        [],
      ),
      lat: z.optional(z.nullable(z.number().check(z.minimum(-90), z.maximum(90)))),
      lon: z.optional(z.nullable(z.number().check(z.minimum(-180), z.maximum(180)))),
      city: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
    }),
    answer: cropAdviceAnswer,
    refusalField: 'message',
  }),
  defaults: endpoint({
    ...OPEN_FRESH,
    path: '/api/crop/defaults/',
    summary: 'Usual weather of the coming season at a place and a typical N, P, K of its crops',
    query: placeQuery,
    answer: cropDefaults,
  }),
};
