import * as z from 'zod/mini';
import { characterCount, isLettersAndSpaces } from '../auth/rules.ts';
import { asciiDigits } from '../http/digits.ts';

export const PICTURE_BYTES_MAX = 5 * 1024 * 1024;
export const PICTURE_NOT_IMAGE = 'Please upload a valid image file.';
export const PICTURE_TOO_LARGE = 'File size should not exceed 5MB.';

export const LAND_TYPES = ['irrigated', 'rainfed', 'dry'] as const;
export type LandType = (typeof LAND_TYPES)[number];
export const IRRIGATION_METHODS = ['sprinkler', 'drip', 'manual', 'flood'] as const;
export type IrrigationMethod = (typeof IRRIGATION_METHODS)[number];

const TEXT_MAX = 500;
const SHORT_MAX = 200;

/** A text without blanks around it, and without NUL, which nobody types and the database refuses. */
function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').trim();
}

/** The same as a step of a schema. */
export const clean = z.overwrite(cleanText);

/** A field that must be there and fit; forms send texts, other clients may send numbers. */
function fitting(message: string, fits: (text: string) => boolean) {
  return z.pipe(
    z.transform((value: unknown) => cleanText(asciiDigits(asText(value)))),
    z.string().check(z.refine(fits, { error: message })),
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The same, kept as a number. */
function fittingNumber(message: string, fits: (text: string) => boolean) {
  return z.pipe(fitting(message, fits), z.transform(Number));
}

const wholeFrom = (low: number, high: number) => (text: string) =>
  /^\d{1,4}$/.test(text) && Number(text) >= low && Number(text) <= high;

const lengthFrom =
  (low: number, high: number) =>
  (text: string): boolean => {
    const length = characterCount(text);
    return length >= low && length <= high;
  };

/** A choice that may be left out; an empty one counts as left out. */
function choice<const T extends readonly string[]>(values: T, message: string) {
  return z.pipe(
    z.transform((value: unknown) => (value === '' || value === null ? undefined : value)),
    z.optional(z.enum(values, message)),
  );
}

const optionalText = z.optional(
  z.string('Please enter text').check(
    clean,
    z.refine((text) => characterCount(text) <= TEXT_MAX, {
      error: `Please use at most ${TEXT_MAX} characters`,
    }),
  ),
);

/** Every rule of the profile form with its message: the form and the server run the same. */
export const profileRules = {
  name: fitting(
    'Name must be 2-50 characters and letters only',
    (text) => isLettersAndSpaces(text) && lengthFrom(2, 50)(text),
  ),
  age: fittingNumber('Age must be between 18 and 120', wholeFrom(18, 120)),
  contact: fitting('Phone number must be 10 digits', (text) => /^\d{10}$/.test(text)),
  location: fitting('Location must be at least 3 characters', lengthFrom(3, SHORT_MAX)),
  land_size: fittingNumber(
    'Land size must be between 0 and 10,000 acres',
    (text) =>
      /^(?:\d{1,6}\.?\d{0,6}|\.\d{1,6})$/.test(text) && Number(text) > 0 && Number(text) <= 10_000,
  ),
  crops: fitting('Please enter at least one crop', lengthFrom(1, TEXT_MAX)),
  seed_brand: fitting('Seed brand must be at least 2 characters', lengthFrom(2, SHORT_MAX)),
  annual_crops: fittingNumber('Crops per year must be between 1 and 10', wholeFrom(1, 10)),
  land_type: choice(LAND_TYPES, 'Please choose a land type from the list'),
  irrigation: choice(IRRIGATION_METHODS, 'Please choose an irrigation method from the list'),
  livestock: optionalText,
  fertilizers: optionalText,
  pesticides: optionalText,
  bio: optionalText,
};

export const profileForm = z.object(profileRules);
export type ProfileForm = z.infer<typeof profileForm>;
export type ProfileField = keyof ProfileForm;
