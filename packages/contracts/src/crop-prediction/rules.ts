import * as z from 'zod/mini';
import { cropFailure as failure } from './problems.ts';

/** The seven values of the form, in its order. */
export const CROP_FIELDS = ['n', 'p', 'k', 'temperature', 'humidity', 'ph', 'rainfall'] as const;
export type CropField = (typeof CROP_FIELDS)[number];

export const PH_MAX = 14;
const NOT_POSITIVE = failure('crop_value_not_positive');

/** A number, or a text that is one: blank, words and infinities are refused; 0 is allowed. */
const amount = z.pipe(
  z.transform((value) => {
    if (typeof value !== 'string') return value;
    return value.trim() === '' ? undefined : Number(value);
  }),
  z.number(NOT_POSITIVE).check(z.minimum(0, NOT_POSITIVE)),
);

const acidity = z.pipe(
  amount,
  z.number().check(z.maximum(PH_MAX, failure('ph_outside', { max: PH_MAX }))),
);

/** Soil (N, P, K in kg/ha, pH) and weather (°C, %, mm a month) of a field. */
export const cropInput = z.object({
  n: amount,
  p: amount,
  k: amount,
  temperature: amount,
  humidity: amount,
  ph: acidity,
  rainfall: amount,
});
export type CropInput = z.output<typeof cropInput>;
