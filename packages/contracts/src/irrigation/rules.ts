import * as z from 'zod/mini';
import { dateOrNull, requiredDate } from '../http/fields.ts';

/** The crops of the irrigation form, as the form shows them. */
export const IRRIGATION_CROPS = ['Wheat', 'Rice', 'Corn', 'Soybean'] as const;
export type IrrigationCrop = (typeof IRRIGATION_CROPS)[number];

export const LAND_ACRES_MIN = 1;
export const LAND_ACRES_MAX = 10_000;
const DISCHARGE_LPS_MAX = 500;
const POWER_HP_MAX = 200;
const LIFT_M_MAX = 500;
const WATERING_M3_MAX = 10_000_000;

export const IRRIGATION_MESSAGES = {
  crop: 'Crop type is required',
  cropUnknown: 'Choose Wheat, Rice, Corn or Soybean',
  land: 'Land size is required',
  landNumber: 'Land size must be a number',
  landRange: `Land size must be at least ${LAND_ACRES_MIN} acre`,
  landTooLarge: `Land size must be at most ${LAND_ACRES_MAX.toLocaleString('en-IN')} acres`,
  date: 'Date is required',
  dateUnreal: 'Date must be a real date (YYYY-MM-DD)',
  sowingUnreal: 'Sowing date must be a date',
  location:
    'We do not know where your field is. Allow location access, or enter your location in your profile.',
  locationFar: 'No weather is known for this place. Choose a place in India.',
  time: 'Time must be in HH:MM format',
  discharge: `Discharge must be above 0 and at most ${DISCHARGE_LPS_MAX} litres a second`,
  power: `Horsepower must be above 0 and at most ${POWER_HP_MAX}`,
  lift: `Lift must be above 0 and at most ${LIFT_M_MAX} metres`,
  pump: 'Give the discharge, or the horsepower and the lift',
  powerHours: 'Give both ends of the power hours',
  water: `Water must be above 0 and at most ${WATERING_M3_MAX.toLocaleString('en-IN')} cubic metres`,
} as const;

const M = IRRIGATION_MESSAGES;

/** A number out of a numeric text; blank counts as missing. */
const numeric = z.transform((value: unknown) => {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined;
  return typeof value === 'string' ? Number(value) : value;
});

/** A number of degrees or nothing; a bad one is a fault of the location. */
const coordinate = (limit: number) =>
  z.optional(
    z.pipe(
      numeric,
      z.custom<number | undefined>(
        (value) => value === undefined || (typeof value === 'number' && Math.abs(value) <= limit),
        { error: M.location, path: ['location'] },
      ),
    ),
  );

/** What the farmer says in the form; `sowing_date` only when they know it. */
export const irrigationFields = z.object({
  crop_type: z
    .string(M.crop)
    .check(z.trim(), z.minLength(1, M.crop))
    .check(
      z.refine(
        (crop) =>
          crop === '' ||
          IRRIGATION_CROPS.some((known) => known.toLowerCase() === crop.toLowerCase()),
        {
          error: M.cropUnknown,
        },
      ),
    ),
  land_size: z.pipe(
    numeric,
    z
      .number({ error: ({ input }) => (input === undefined ? M.land : M.landNumber) })
      .check(z.minimum(LAND_ACRES_MIN, M.landRange), z.maximum(LAND_ACRES_MAX, M.landTooLarge)),
  ),
  date: requiredDate(M.date, M.dateUnreal),
  sowing_date: z.optional(dateOrNull(M.sowingUnreal)),
});

export const irrigationQuestion = z.extend(irrigationFields, {
  lat: coordinate(90),
  lon: coordinate(180),
});
export type IrrigationQuestion = z.output<typeof irrigationQuestion>;

const clock = z.string(M.time).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, M.time));

const positive = (message: string, max: number) =>
  z.nullable(z.number(message).check(z.positive(message), z.maximum(max, message)));

/** The farmer's pump: measured discharge, or power and lift; and the hours with electricity. */
export const pumpFields = z
  .object({
    discharge_lps: positive(M.discharge, DISCHARGE_LPS_MAX),
    power_hp: positive(M.power, POWER_HP_MAX),
    lift_m: positive(M.lift, LIFT_M_MAX),
    power_from: z.nullable(clock),
    power_to: z.nullable(clock),
  })
  .check(
    z.refine(
      (pump) => pump.discharge_lps !== null || (pump.power_hp !== null && pump.lift_m !== null),
      {
        error: M.pump,
        path: ['discharge_lps'],
      },
    ),
    z.refine((pump) => (pump.power_from === null) === (pump.power_to === null), {
      error: M.powerHours,
      path: ['power_to'],
    }),
  );
export type Pump = z.output<typeof pumpFields>;

export const wateringFields = z.object({
  crop_type: irrigationFields.shape.crop_type,
  date: requiredDate(M.date, M.dateUnreal),
  volume_m3: z.number(M.water).check(z.positive(M.water), z.maximum(WATERING_M3_MAX, M.water)),
});
export type WateringFields = z.output<typeof wateringFields>;
