import * as z from 'zod/mini';

/** The seven values of the form, in its order. */
export const CROP_FIELDS = ['n', 'p', 'k', 'temperature', 'humidity', 'ph', 'rainfall'] as const;
export type CropField = (typeof CROP_FIELDS)[number];

export const PH_MAX = 14;

export const CROP_MESSAGES = {
  positive: 'Invalid input. Must be a positive number.',
  ph: `pH value must be between 0 and ${PH_MAX}.`,
  failed: 'An error occurred while predicting crops',
} as const;

/** A number, or a text that is one: blank, words and infinities are refused; 0 is allowed. */
const amount = z.pipe(
  z.transform((value) => {
    if (typeof value !== 'string') return value;
    return value.trim() === '' ? undefined : Number(value);
  }),
  z.number(CROP_MESSAGES.positive).check(z.minimum(0, CROP_MESSAGES.positive)),
);

const acidity = z.pipe(amount, z.number().check(z.maximum(PH_MAX, CROP_MESSAGES.ph)));

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
