import * as z from 'zod/mini';
import { plainText, requiredText, textOrNull } from '../http/fields.ts';
import { apiFailure } from '../http/problems.ts';
import { farmRecordFailure as failure } from './problems.ts';

export const FARM_NAME_MAX = 120;
export const FARM_NOTE_MAX = 1000;
export const AREA_ACRES_MAX = 100_000;

const NAME_LONG = failure('farm_text_too_long', { max_characters: FARM_NAME_MAX });
const NOTE_LONG = failure('farm_text_too_long', { max_characters: FARM_NOTE_MAX });
const AREA_OUTSIDE = failure('area_outside', { max_acres: AREA_ACRES_MAX });

export const farmName = requiredText(failure('farm_name_required'), FARM_NAME_MAX, NAME_LONG);
/** A few words or nothing. */
export const shortText = z.optional(textOrNull(FARM_NAME_MAX, NAME_LONG));
export const noteText = z.optional(plainText(FARM_NOTE_MAX, NOTE_LONG));

/** Land in whatever unit; the service compares it in acres. */
export const area = z
  .number(AREA_OUTSIDE)
  .check(z.positive(AREA_OUTSIDE), z.maximum(AREA_ACRES_MAX * 200, AREA_OUTSIDE));
export const acres = z
  .number(AREA_OUTSIDE)
  .check(z.positive(AREA_OUTSIDE), z.maximum(AREA_ACRES_MAX, AREA_OUTSIDE));

/** A number from `min` to `max`, or nothing. */
export function numberOrNull(name: string, min: number, max: number) {
  const outside = apiFailure('number_outside', { name, min, max });
  return z.optional(
    z.nullable(z.number(outside).check(z.minimum(min, outside), z.maximum(max, outside))),
  );
}

/** One of a few words, or what stands in where nothing is said. */
export function word<const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
) {
  return z.enum(values, apiFailure('must_be_one_of', { name, allowed: values }));
}

/** The id of another record of the farmer, or none; whether it is there the service says. */
export const reference = z.optional(
  z.nullable(z.string(apiFailure('must_be_text', { name: 'id' }))),
);
