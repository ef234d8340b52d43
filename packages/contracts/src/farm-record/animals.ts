import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@ankur/languages/languages';
import * as z from 'zod/mini';
import { endpoint, READ } from '../http/endpoint.ts';
import { dateOrNull } from '../http/fields.ts';
import { apiFailure, commonFailure } from '../http/problems.ts';
import { recordEndpoints } from '../http/records.ts';
import { wholeNumber } from '../http/spelled-number.ts';
import { ownPicture } from './picture.ts';
import { farmName, noteText, reference, shortText, word } from './values.ts';

export const SPECIES = ['cow', 'buffalo', 'goat', 'sheep', 'poultry'] as const;
export type Species = (typeof SPECIES)[number];

/** What can become due for an animal; the farmer can silence each, or one duty of it alone. */
export const DUE_KINDS = [
  'heat_watch',
  'pregnancy_check',
  'dry_off',
  'calving',
  'colostrum',
  'ask_vet',
  'vaccination',
  'deworming',
  'care',
] as const;
export type DueKind = (typeof DUE_KINDS)[number];

export const FLOCK_MAX = 1_000_000;
/** A kind, or one duty of an article's schedule by its code. */
const QUIET = new RegExp(`^(?:${DUE_KINDS.join('|')}|duty:[a-z0-9-]{1,60})$`);
/** All kinds, and more duties than the articles of a species have. */
const QUIET_MAX = 200;
const QUIET_UNKNOWN = apiFailure('must_be_one_of', {
  name: 'quiet',
  allowed: [...DUE_KINDS, 'duty:code'],
});
const LACTATIONS_MAX = 30;

const fields = {
  name: farmName,
  tag: shortText,
  species: word('species', SPECIES),
  breed: shortText,
  sex: z.optional(z.nullable(word('sex', ['female', 'male']))),
  born_on: z.optional(dateOrNull(commonFailure('date_unreal'))),
  /** More than one is a flock. */
  count: z.optional(wholeNumber('count', 1, FLOCK_MAX)),
  /** Id of the mother. */
  dam: reference,
  /** How often she has calved. */
  lactation: z.optional(z.nullable(wholeNumber('lactation', 0, LACTATIONS_MAX))),
  note: noteText,
  /** What the farmer does not want to be reminded of: kinds, and single duties as `duty:` with their code. */
  quiet: z.optional(
    z
      .array(z.string(QUIET_UNKNOWN).check(z.regex(QUIET, QUIET_UNKNOWN)), QUIET_UNKNOWN)
      .check(z.maxLength(QUIET_MAX, QUIET_UNKNOWN)),
  ),
};

export const animalInput = z.object(fields);
export type AnimalInput = z.output<typeof animalInput>;
export const animalChange = z.partial(animalInput);

export const animal = z.object({
  id: z.string(),
  name: z.string(),
  tag: z.nullable(z.string()),
  species: z.enum(SPECIES),
  breed: z.nullable(z.string()),
  sex: z.nullable(z.enum(['female', 'male'])),
  born_on: z.nullable(z.string()),
  count: z.number(),
  /** What is left of `count` after sales and deaths. */
  present: z.number(),
  dam: z.nullable(z.string()),
  lactation: z.nullable(z.number()),
  note: z.string(),
  /**
   * The first days on which milk (or eggs) and meat may be used again after a medicine, while they lie ahead. Absent in answers
   * that were cached before.
   */
  milk_from: z.optional(z.nullable(z.string())),
  meat_from: z.optional(z.nullable(z.string())),
  quiet: z.array(z.string()),
  picture: ownPicture,
  updated_at: z.string(),
});
export type Animal = z.output<typeof animal>;

export const dueEntry = z.object({
  /** Id and name of the animal. */
  animal: z.string(),
  name: z.string(),
  kind: z.enum(DUE_KINDS),
  /** Code of the article's schedule, where it is one of a schedule. */
  duty: z.nullable(z.string()),
  due_on: z.string(),
  /** Last day on which it makes sense; null where it stays due until it is done. */
  until: z.nullable(z.string()),
  /** One sentence in the language asked for. */
  because: z.string(),
  /** From which calendar a vaccination is, and why then, as a sentence. Absent in answers that were cached before. */
  calendar: z.optional(z.nullable(z.string())),
  /** Id of the guidance article that gives the figure. */
  article: z.number(),
  /** The other animals of a duty of one day, where they were asked for together. */
  also: z.optional(z.array(z.object({ animal: z.string(), name: z.string() }))),
});
export type DueEntry = z.output<typeof dueEntry>;

const path = '/api/user/animals/';
const flag = (name: string) =>
  z._default(
    z.enum(['true', 'false'], apiFailure('must_be_either', { name, either: ['true', 'false'] })),
    'false',
  );

export const animalEndpoints = {
  ...recordEndpoints(path, 'animal', {
    tags: ['Animals'],
    item: animal,
    whole: animal,
    input: animalInput,
    change: animalChange,
  }),
  due: endpoint({
    ...READ,
    path: `${path}due/`,
    tags: ['Animals'],
    summary:
      'What is due for the herd in 60 days, and its calendar, soonest first, with the reason and the article',
    query: z.object({
      lang: z._default(
        z.enum(
          LANGUAGE_CODES,
          apiFailure('must_be_either', { name: 'lang', either: LANGUAGE_CODES }),
        ),
        DEFAULT_LANGUAGE,
      ),
      /** `true`: what the farmer silenced, and nothing else. */
      silenced: flag('silenced'),
      /** `true`: a duty of one day is one entry, with its other animals in `also`. */
      together: flag('together'),
    }),
    answer: z.array(dueEntry),
  }),
};
