import { asciiDigits } from '@ankur/languages/digits';
import * as z from 'zod/mini';
import { characterCount, isLettersAndSpaces } from '../auth/rules.ts';
import type { Failure } from '../http/problem.ts';
import { commonFailure } from '../http/problems.ts';
import { profileFailure as failure } from './problems.ts';

export const PICTURE_BYTES_MAX = 5 * 1024 * 1024;
export const PICTURE_NOT_IMAGE = commonFailure('photo_not_image');
export const PICTURE_TOO_LARGE = failure('profile_picture_too_large', {
  max_megabytes: PICTURE_BYTES_MAX / 1024 ** 2,
});

export const LAND_TYPES = ['irrigated', 'rainfed', 'dry'] as const;
export type LandType = (typeof LAND_TYPES)[number];
export const IRRIGATION_METHODS = ['sprinkler', 'drip', 'manual', 'flood'] as const;
export type IrrigationMethod = (typeof IRRIGATION_METHODS)[number];

const TEXT_MAX = 500;
const SHORT_MAX = 200;

/** Trims a text and removes NUL, which the database refuses. */
function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').trim();
}

/** The same as a step of a schema. */
export const clean = z.overwrite(cleanText);

/** Text of at least one character, cleaned. */
export const requiredCleanText = (missing: Failure, maxLength: number, tooLong: Failure) =>
  z.string(missing).check(clean, z.minLength(1, missing), z.maxLength(maxLength, tooLong));

/** A required valid field; forms send texts, other clients may send numbers. */
function fitting(failed: Failure, fits: (text: string) => boolean) {
  return z.pipe(
    z.transform((value: unknown) => cleanText(asciiDigits(asText(value)))),
    z.string().check(z.refine(fits, { error: failed })),
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The same, kept as a number. */
function fittingNumber(failed: Failure, fits: (text: string) => boolean) {
  return z.pipe(fitting(failed, fits), z.transform(Number));
}

const wholeFrom = (low: number, high: number) => (text: string) =>
  /^\d{1,4}$/.test(text) && Number(text) >= low && Number(text) <= high;

const lengthFrom =
  (low: number, high: number) =>
  (text: string): boolean => {
    const length = characterCount(text);
    return length >= low && length <= high;
  };

/** An optional choice; empty counts as absent. */
function choice<const T extends readonly string[]>(values: T, unknown: Failure) {
  return z.pipe(
    z.transform((value: unknown) => (value === '' || value === null ? undefined : value)),
    z.optional(z.enum(values, unknown)),
  );
}

const optionalText = z.optional(
  z.string(failure('profile_text_required')).check(
    clean,
    z.refine((text) => characterCount(text) <= TEXT_MAX, {
      error: failure('profile_text_too_long', { max_characters: TEXT_MAX }),
    }),
  ),
);

/** The rules of the profile form, shared by form and server. */
export const profileRules = {
  name: fitting(
    failure('profile_name_invalid', { min: 2, max: 50 }),
    (text) => isLettersAndSpaces(text) && lengthFrom(2, 50)(text),
  ),
  age: fittingNumber(failure('age_outside', { min: 18, max: 120 }), wholeFrom(18, 120)),
  contact: fitting(failure('phone_invalid'), (text) => /^\d{10}$/.test(text)),
  location: fitting(
    failure('location_too_short', { min: 3, max_characters: SHORT_MAX }),
    lengthFrom(3, SHORT_MAX),
  ),
  land_size: fittingNumber(
    failure('land_size_outside', { max_acres: 10_000 }),
    (text) =>
      /^(?:\d{1,6}\.?\d{0,6}|\.\d{1,6})$/.test(text) && Number(text) > 0 && Number(text) <= 10_000,
  ),
  crops: fitting(failure('crops_required', { max_characters: TEXT_MAX }), lengthFrom(1, TEXT_MAX)),
  seed_brand: fitting(
    failure('seed_brand_too_short', { min: 2, max_characters: SHORT_MAX }),
    lengthFrom(2, SHORT_MAX),
  ),
  annual_crops: fittingNumber(
    failure('annual_crops_outside', { min: 1, max: 10 }),
    wholeFrom(1, 10),
  ),
  land_type: choice(LAND_TYPES, failure('land_type_unknown', { allowed: LAND_TYPES })),
  irrigation: choice(
    IRRIGATION_METHODS,
    failure('irrigation_method_unknown', { allowed: IRRIGATION_METHODS }),
  ),
  livestock: optionalText,
  fertilizers: optionalText,
  pesticides: optionalText,
  bio: optionalText,
};

export const profileForm = z.object(profileRules);
export type ProfileForm = z.infer<typeof profileForm>;
export type ProfileField = keyof ProfileForm;
