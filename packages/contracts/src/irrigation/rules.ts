import * as z from 'zod/mini';
import { reference } from '../farm-record/values.ts';
import { clockTime, dateOrNull, requiredDate } from '../http/fields.ts';
import type { Failure } from '../http/problem.ts';
import { commonFailure } from '../http/problems.ts';
import { irrigationCropOf } from './form-crops.ts';
import { irrigationFailure as failure } from './problems.ts';

export const LAND_ACRES_MIN = 1;
export const LAND_ACRES_MAX = 10_000;
const DISCHARGE_LPS_MAX = 500;
const POWER_HP_MAX = 200;
const LIFT_M_MAX = 500;
const WATERING_M3_MAX = 10_000_000;

export const FIELD_PLACE_UNKNOWN = failure('field_place_unknown');
const CROP_REQUIRED = failure('crop_type_required');
const DATE_REQUIRED = commonFailure('date_required');
const DATE_UNREAL = commonFailure('date_unreal');
const CROP_UNKNOWN = failure('crop_type_unknown');
/** No crop of the register has a longer id. */
const CROP_CHARACTERS_MAX = 60;
const LAND_SMALL = failure('land_size_too_small', { min_acres: LAND_ACRES_MIN });
const LAND_LARGE = failure('land_size_too_large', { max_acres: LAND_ACRES_MAX });
const WATER_OUTSIDE = failure('water_outside', { max_cubic_metres: WATERING_M3_MAX });

/** A number out of a numeric text; blank counts as missing. */
const numeric = z.transform((value: unknown) => {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined;
  return typeof value === 'string' ? Number(value) : value;
});

/** A number of degrees or nothing; a bad one is a fault of the location. */
export const coordinate = (limit: number) =>
  z.optional(
    z.pipe(
      numeric,
      z.custom<number | undefined>(
        (value) => value === undefined || (typeof value === 'number' && Math.abs(value) <= limit),
        { error: FIELD_PLACE_UNKNOWN, path: ['location'] },
      ),
    ),
  );

const anyCrop = z
  .string(CROP_REQUIRED)
  .check(z.trim(), z.minLength(1, CROP_REQUIRED), z.maxLength(CROP_CHARACTERS_MAX, CROP_UNKNOWN));

const anyLand = z.number({
  error: ({ input }) =>
    input === undefined ? failure('land_size_required') : failure('land_size_not_number'),
});

/** The form's fields; `sowing_date` only when known. */
export const irrigationFields = z.object({
  crop_type: anyCrop.check(
    z.refine((crop) => crop === '' || irrigationCropOf(crop) !== null, { error: CROP_UNKNOWN }),
  ),
  land_size: z.pipe(
    numeric,
    anyLand.check(z.minimum(LAND_ACRES_MIN, LAND_SMALL), z.maximum(LAND_ACRES_MAX, LAND_LARGE)),
  ),
  date: requiredDate(DATE_REQUIRED, DATE_UNREAL),
  sowing_date: z.optional(dateOrNull(failure('sowing_date_unreal'))),
});

interface OfPlanting {
  crop_type?: unknown;
  land_size?: unknown;
  planting?: unknown;
}

/** What belongs to no planting keeps to the crops of the form; runs beside the other checks. */
const cropOfFormUnlessPlanted = () =>
  z.refine<OfPlanting>(
    (told) =>
      !!told?.planting ||
      typeof told?.crop_type !== 'string' ||
      told.crop_type.trim() === '' ||
      irrigationCropOf(told.crop_type.trim()) !== null,
    { error: CROP_UNKNOWN, path: ['crop_type'], when: () => true },
  );

/** What belongs to no planting keeps to the least land of the form, a planting may be smaller; runs beside the other checks. */
const landOfFormUnlessPlanted = () =>
  z.refine<OfPlanting>(
    (told) =>
      typeof told?.land_size !== 'number' ||
      !(told.land_size < LAND_ACRES_MIN) ||
      (!!told.planting && told.land_size > 0),
    { error: LAND_SMALL, path: ['land_size'], when: () => true },
  );

export const irrigationQuestion = z
  .extend(irrigationFields, {
    /** One of the form's, or with a planting any crop that has a calendar. */
    crop_type: anyCrop,
    land_size: z.pipe(numeric, anyLand.check(z.maximum(LAND_ACRES_MAX, LAND_LARGE))),
    lat: coordinate(90),
    lon: coordinate(180),
    /** Id of the planting whose field tells the soil and the way of watering. */
    planting: reference,
  })
  .check(cropOfFormUnlessPlanted(), landOfFormUnlessPlanted());
export type IrrigationQuestion = z.output<typeof irrigationQuestion>;

const positive = (outside: Failure, max: number) =>
  z.nullable(z.number(outside).check(z.positive(outside), z.maximum(max, outside)));

/** The farmer's pump: measured discharge, or power and lift; and the hours with electricity. */
export const pumpFields = z
  .object({
    discharge_lps: positive(
      failure('discharge_outside', { max_litres_per_second: DISCHARGE_LPS_MAX }),
      DISCHARGE_LPS_MAX,
    ),
    power_hp: positive(failure('power_outside', { max_horsepower: POWER_HP_MAX }), POWER_HP_MAX),
    lift_m: positive(failure('lift_outside', { max_metres: LIFT_M_MAX }), LIFT_M_MAX),
    power_from: z.nullable(clockTime),
    power_to: z.nullable(clockTime),
  })
  .check(
    z.refine(
      (pump) => pump.discharge_lps !== null || (pump.power_hp !== null && pump.lift_m !== null),
      {
        error: failure('pump_incomplete'),
        path: ['discharge_lps'],
      },
    ),
    z.refine((pump) => (pump.power_from === null) === (pump.power_to === null), {
      error: failure('power_hours_incomplete'),
      path: ['power_to'],
    }),
  );
export type Pump = z.output<typeof pumpFields>;

const wateringShape = {
  /** One of the form's, or with a planting any crop of the register. */
  crop_type: anyCrop,
  date: requiredDate(DATE_REQUIRED, DATE_UNREAL),
  volume_m3: z
    .number(WATER_OUTSIDE)
    .check(z.positive(WATER_OUTSIDE), z.maximum(WATERING_M3_MAX, WATER_OUTSIDE)),
};

/** A watering without its planting, as an archive brings it. */
export const wateringOfArchive = z.object(wateringShape);

export const wateringFields = z
  .object({
    ...wateringShape,
    /** Id of the planting that was watered. */
    planting: reference,
  })
  .check(cropOfFormUnlessPlanted());
export type WateringFields = z.output<typeof wateringFields>;
