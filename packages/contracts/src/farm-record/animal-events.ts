import * as z from 'zod/mini';
import { childEndpoints } from '../http/records.ts';
import { eventFields, eventItem } from './event-fields.ts';
import { numberOrNull, shortText, word } from './values.ts';

/** What is written into the diary of an animal or a flock. */
export const ANIMAL_EVENTS = [
  'milk',
  'heat',
  'service',
  'ai',
  'pregnancy_check',
  'dry_off',
  'calving',
  'vaccination',
  'deworming',
  'illness',
  'medicine',
  'weight',
  'sale',
  'death',
  'eggs',
  'feed',
  'other',
] as const;
export type AnimalEventKind = (typeof ANIMAL_EVENTS)[number];

export const PREGNANCY_RESULTS = ['pregnant', 'empty'] as const;
const TIMES_OF_DAY = ['morning', 'evening'] as const;
const WAITING_DAYS_MAX = 365;

const fields = {
  kind: word('kind', ANIMAL_EVENTS),
  ...eventFields,
  /** Of milk. */
  time_of_day: z.optional(z.nullable(word('time_of_day', TIMES_OF_DAY))),
  fat_percent: numberOrNull('fat_percent', 0, 20),
  snf_percent: numberOrNull('snf_percent', 0, 20),
  /** Of a pregnancy check. */
  result: z.optional(z.nullable(word('result', PREGNANCY_RESULTS))),
  /** Bull or straw, vaccine, wormer or medicine. */
  product: shortText,
  /** Code of the article's schedule that this fulfils. */
  duty: shortText,
  /** Days after a medicine in which milk and meat are not to be used, as the label or the veterinarian says. */
  milk_waiting_days: numberOrNull('milk_waiting_days', 0, WAITING_DAYS_MAX),
  meat_waiting_days: numberOrNull('meat_waiting_days', 0, WAITING_DAYS_MAX),
};

export const animalEventInput = z.object(fields);
export type AnimalEventInput = z.output<typeof animalEventInput>;
export const animalEventChange = z.partial(animalEventInput);

const number = z.nullable(z.number());
const text = z.nullable(z.string());

export const animalEvent = z.object({
  ...eventItem,
  animal: z.string(),
  kind: z.enum(ANIMAL_EVENTS),
  time_of_day: z.nullable(z.enum(TIMES_OF_DAY)),
  fat_percent: number,
  snf_percent: number,
  result: z.nullable(z.enum(PREGNANCY_RESULTS)),
  product: text,
  duty: text,
  milk_waiting_days: number,
  meat_waiting_days: number,
});
export type AnimalEvent = z.output<typeof animalEvent>;

export const animalEventEndpoints = childEndpoints(
  '/api/user/animals/:parent/events/',
  'animal event',
  { tags: ['Animals'], item: animalEvent, input: animalEventInput, change: animalEventChange },
);
