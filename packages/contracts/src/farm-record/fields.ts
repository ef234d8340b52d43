import * as z from 'zod/mini';
import type { Failure } from '../http/problem.ts';
import { recordEndpoints } from '../http/records.ts';
import { ownPicture } from './picture.ts';
import { farmRecordFailure as failure } from './problems.ts';
import { area, farmName, numberOrNull, shortText, word } from './values.ts';

/** Units in which a field is told; the size of bigha and katha depends on the state. */
export const FIELD_UNITS = [
  'acre',
  'hectare',
  'guntha',
  'cent',
  'kanal',
  'marla',
  'bigha',
  'katha',
] as const;
export type FieldUnit = (typeof FIELD_UNITS)[number];

/** Soils as farmers tell them apart, of which advice on water knows what they hold; a text of one's own is stored as it is. */
export const FIELD_SOILS = ['black', 'red', 'loam', 'clay', 'sandy'] as const;
/** Ways of watering a field, by the words of the profile, or rain alone; a text of one's own is stored as it is. */
export const FIELD_WATERINGS = ['flood', 'drip', 'sprinkler', 'manual', 'rain'] as const;

/** Where the water of a field is pumped from; `none` where nothing is pumped. */
export const PUMP_SOURCES = ['bore_well', 'open_well', 'canal', 'pond', 'none'] as const;
const PUMP_LITRES_MAX = 30_000;
const PUMP_HP_MAX = 200;
const PUMP_LIFT_M_MAX = 500;

export const BOUNDARY_POINTS_MAX = 500;
/** Radius in metres; what is worse encloses no field. */
export const GPS_ACCURACY_M_MAX = 1000;

const LOCATION = failure('location_invalid');
const BOUNDARY = failure('boundary_invalid', { max: BOUNDARY_POINTS_MAX });

const degrees = (limit: number, wrong: typeof LOCATION) =>
  z.number(wrong).check(z.minimum(-limit, wrong), z.maximum(limit, wrong));

const location = z.nullable(
  z.object({ lat: degrees(90, LOCATION), lon: degrees(180, LOCATION) }, LOCATION),
);
const boundary = z.nullable(
  z
    .array(z.tuple([degrees(90, BOUNDARY), degrees(180, BOUNDARY)], BOUNDARY), BOUNDARY)
    .check(z.minLength(3, BOUNDARY), z.maxLength(BOUNDARY_POINTS_MAX, BOUNDARY)),
);

/** A figure of a pump above 0, or nothing. */
const figure = (outside: Failure, max: number) =>
  z.optional(z.nullable(z.number(outside).check(z.positive(outside), z.maximum(max, outside))));

const fields = {
  name: farmName,
  /** In `area_unit`; may be left out where a boundary tells it. */
  area: z.optional(z.nullable(area)),
  area_unit: z.optional(word('area_unit', FIELD_UNITS)),
  /** Name or code of the state whose bigha or katha it is. */
  area_state: shortText,
  /** One of `FIELD_SOILS`, or the farmer's own words. */
  soil: shortText,
  /** One of `FIELD_WATERINGS`, or the farmer's own words. */
  irrigation: shortText,
  /** The pump of this field; where no figure is told, the farmer's own pump serves it. */
  pump_source: z.optional(z.nullable(word('pump_source', PUMP_SOURCES))),
  pump_litres_per_minute: figure(
    failure('pump_litres_outside', { max: PUMP_LITRES_MAX }),
    PUMP_LITRES_MAX,
  ),
  pump_hp: figure(failure('pump_power_outside', { max_horsepower: PUMP_HP_MAX }), PUMP_HP_MAX),
  /** From the water to the outlet; with the power it tells the discharge. */
  pump_lift_m: figure(
    failure('pump_lift_outside', { max_metres: PUMP_LIFT_M_MAX }),
    PUMP_LIFT_M_MAX,
  ),
  location: z.optional(location),
  boundary: z.optional(boundary),
  /** Radius in metres within which the points of the boundary lie with 95 %. */
  boundary_accuracy_m: numberOrNull('boundary_accuracy_m', 0, GPS_ACCURACY_M_MAX),
};

export const fieldInput = z.object(fields);
export type FieldInput = z.output<typeof fieldInput>;
export const fieldChange = z.partial(fieldInput);

export const field = z.object({
  id: z.string(),
  name: z.string(),
  area: z.number(),
  area_unit: z.enum(FIELD_UNITS),
  area_state: z.nullable(z.string()),
  area_acres: z.number(),
  soil: z.nullable(z.string()),
  irrigation: z.nullable(z.string()),
  /** Absent in answers that were cached before fields had pumps. */
  pump_source: z.optional(z.nullable(z.enum(PUMP_SOURCES))),
  pump_litres_per_minute: z.optional(z.nullable(z.number())),
  pump_hp: z.optional(z.nullable(z.number())),
  pump_lift_m: z.optional(z.nullable(z.number())),
  location: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
  boundary: z.nullable(z.array(z.array(z.number()))),
  boundary_accuracy_m: z.nullable(z.number()),
  /** What the boundary encloses, and half the range in which that lies with 95 %; null without a boundary or accuracy. */
  boundary_acres: z.nullable(z.number()),
  boundary_error_acres: z.nullable(z.number()),
  picture: ownPicture,
  updated_at: z.string(),
});
export type Field = z.output<typeof field>;

export const fieldEndpoints = recordEndpoints('/api/user/fields/', 'field', {
  tags: ['Fields'],
  item: field,
  whole: field,
  input: fieldInput,
  change: fieldChange,
});
