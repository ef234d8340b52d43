import * as z from 'zod/mini';
import { isCalendarDate } from './common.ts';
import type { Failure } from './problem.ts';
import { apiFailure, commonFailure } from './problems.ts';

/** Accepted years of dates in records; others are typing errors. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** False for text with NUL, which PostgreSQL cannot store. */
export const isStorable = (text: string): boolean => !text.includes('\u0000');

/** Text that is not empty, with the spaces it has, as a password. */
export const filled = (missing: Failure) =>
  z.string(missing).check(z.refine((text) => text !== '', { error: missing }));

/** Non-blank text, trimmed. */
export function requiredText(missing: Failure, maxLength: number, tooLong: Failure) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(maxLength, tooLong),
      z.refine(isStorable, { error: missing }),
    );
}

/** Text that may be empty; null means empty. */
export function plainText(maxLength: number, tooLong: Failure) {
  return z.pipe(
    z.nullable(
      z
        .string(tooLong)
        .check(z.trim(), z.maxLength(maxLength, tooLong), z.refine(isStorable, { error: tooLong })),
    ),
    z.transform((text: string | null) => text ?? ''),
  );
}

/** Text or nothing: null, an empty text and spaces alone all mean null. */
export function textOrNull(maxLength: number, tooLong: Failure) {
  return z.pipe(
    plainText(maxLength, tooLong),
    z.transform((text: string) => (text === '' ? null : text)),
  );
}

/** True for an existing calendar date `YYYY-MM-DD` of a believable year. */
export function isRecordDate(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return isCalendarDate(text) && year >= FIRST_YEAR && year <= LAST_YEAR;
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True for a 24-hour time of day `HH:MM`. */
export const isClockTime = (text: string): boolean => CLOCK.test(text);

const TIME_FORMAT = commonFailure('time_format');

/** A time of day `HH:MM`. */
export const clockTime = z.string(TIME_FORMAT).check(z.regex(CLOCK, { error: TIME_FORMAT }));

/** A time of day or nothing: null and an empty text mean null. */
export const clockTimeOrNull = z.pipe(
  z.nullable(
    z
      .string(TIME_FORMAT)
      .check(z.refine((text) => text === '' || isClockTime(text), { error: TIME_FORMAT })),
  ),
  z.transform((text: string | null) => text || null),
);

/** A required calendar date `YYYY-MM-DD`. */
export function requiredDate(missing: Failure, unreal: Failure) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.refine(isRecordDate, { error: unreal }),
    );
}

/** A calendar date `YYYY-MM-DD` or nothing; null and an empty text mean null. */
export function dateOrNull(unreal: Failure) {
  return z.pipe(
    z.nullable(
      z
        .string(unreal)
        .check(z.refine((text) => text === '' || isRecordDate(text), { error: unreal })),
    ),
    z.transform((text: string | null) => text || null),
  );
}

/** One of a few words. A missing or empty value has its own message. */
export function oneOf<const Values extends readonly [string, ...string[]]>(
  values: Values,
  missing: Failure,
  unknown: Failure,
) {
  return z.enum(values, {
    error: ({ input }) =>
      input === undefined || input === null || (typeof input === 'string' && input.trim() === '')
        ? missing
        : unknown,
  });
}

export const LATITUDE_OUTSIDE = apiFailure('number_outside', { name: 'lat', min: -90, max: 90 });
export const LONGITUDE_OUTSIDE = apiFailure('number_outside', { name: 'lon', min: -180, max: 180 });

/** The failure of a boolean field. */
export const notTrueOrFalse = (name: string) =>
  apiFailure('must_be_either', { name, either: ['true', 'false'] });

/** A coordinate in the query: a number written out; an empty text is none. */
export function coordinate(limit: number, failure: Failure) {
  return z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN,
    ),
    z.number(failure).check(z.minimum(-limit, failure), z.maximum(limit, failure)),
  );
}
