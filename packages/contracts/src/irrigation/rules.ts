import * as z from 'zod/mini';
import { isoDate } from '../http/common.ts';

/** The crops of the irrigation form, as the form shows them. */
export const IRRIGATION_CROPS = ['Wheat', 'Rice', 'Corn', 'Soybean'] as const;
export type IrrigationCrop = (typeof IRRIGATION_CROPS)[number];

export const LAND_ACRES_MIN = 1;
export const LAND_ACRES_MAX = 10_000;

export const CROP_REQUIRED = 'Crop type is required';
export const CROP_UNKNOWN = 'Choose Wheat, Rice, Corn or Soybean';
export const LAND_REQUIRED = 'Land size is required';
export const LAND_RANGE = 'Land size must be at least 1 acre';
export const LAND_TOO_LARGE = 'Land size must be at most 10,000 acres';
export const DATE_REQUIRED = 'Date is required';
export const LOCATION_NEEDED =
  'We do not know where your field is. Allow location access, or enter your location in your profile.';

const blankToUndefined = (value: unknown) => (value === '' || value === null ? undefined : value);

/** A number or a numeric text; blank counts as missing. */
const numeric = z.pipe(
  z.transform((value) => {
    const given = blankToUndefined(value);
    return typeof given === 'string' ? Number(given) : given;
  }),
  z.number({
    error: (issue) => (issue.input === undefined ? LAND_REQUIRED : 'Land size must be a number'),
  }),
);

const coordinate = (limit: number) =>
  z.optional(
    z.pipe(
      z.transform((value) => {
        const given = blankToUndefined(value);
        return typeof given === 'string' ? Number(given) : given;
      }),
      z.optional(z.number().check(z.minimum(-limit), z.maximum(limit))),
    ),
  );

/** What the farmer says in the form; `sowing_date` only when they know it. */
export const irrigationFields = z.object({
  crop_type: z
    .string(CROP_REQUIRED)
    .check(z.trim(), z.minLength(1, CROP_REQUIRED))
    .check(
      z.refine(
        (crop) =>
          crop === '' ||
          IRRIGATION_CROPS.some((known) => known.toLowerCase() === crop.toLowerCase()),
        {
          error: CROP_UNKNOWN,
        },
      ),
    ),
  land_size: z.pipe(
    numeric,
    z
      .number()
      .check(z.minimum(LAND_ACRES_MIN, LAND_RANGE), z.maximum(LAND_ACRES_MAX, LAND_TOO_LARGE)),
  ),
  date: isoDate(DATE_REQUIRED),
  sowing_date: z.optional(z.nullable(isoDate('Sowing date must be a date'))),
});

export const irrigationQuestion = z.extend(irrigationFields, {
  lat: coordinate(90),
  lon: coordinate(180),
});
export type IrrigationQuestion = z.output<typeof irrigationQuestion>;

const clock = z
  .string('Time must be in HH:MM format')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Time must be in HH:MM format'));

const positive = (message: string, max: number) =>
  z.nullable(z.number(message).check(z.positive(message), z.maximum(max, message)));

export const PUMP_NEEDED = 'Give the discharge, or the horsepower and the lift';

/** The farmer's pump: measured discharge, or power and lift; and the hours with electricity. */
export const pumpFields = z
  .object({
    discharge_lps: positive('Discharge must be above 0 litres a second', 500),
    power_hp: positive('Horsepower must be above 0', 200),
    lift_m: positive('Lift must be above 0 metres', 500),
    power_from: z.nullable(clock),
    power_to: z.nullable(clock),
  })
  .check(
    z.refine(
      (pump) => pump.discharge_lps !== null || (pump.power_hp !== null && pump.lift_m !== null),
      {
        error: PUMP_NEEDED,
        path: ['discharge_lps'],
      },
    ),
    z.refine((pump) => (pump.power_from === null) === (pump.power_to === null), {
      error: 'Give both ends of the power hours',
      path: ['power_to'],
    }),
  );
export type Pump = z.output<typeof pumpFields>;

export const wateringFields = z.object({
  crop_type: irrigationFields.shape.crop_type,
  date: isoDate(DATE_REQUIRED),
  volume_m3: z
    .number('Water must be a number of cubic metres above 0')
    .check(
      z.positive('Water must be a number of cubic metres above 0'),
      z.maximum(10_000_000, 'Water must be a number of cubic metres above 0'),
    ),
});
export type WateringFields = z.output<typeof wateringFields>;
