import * as z from 'zod/mini';
import { dateOrNull, notTrueOrFalse, requiredText } from '../http/fields.ts';
import { apiFailure, commonFailure } from '../http/problems.ts';
import { recordEndpoints } from '../http/records.ts';
import { ownPicture } from './picture.ts';
import { plantingEvent } from './planting-events.ts';
import { farmRecordFailure as failure } from './problems.ts';
import {
  acres,
  FARM_NAME_MAX,
  noteText,
  numberOrNull,
  reference,
  shortText,
  word,
} from './values.ts';

export const PLANTING_STATUSES = ['planned', 'growing', 'harvested', 'lost'] as const;
export type PlantingStatus = (typeof PLANTING_STATUSES)[number];

export const CROP_STAGES = ['initial', 'development', 'mid-season', 'late'] as const;

const UNREAL = commonFailure('date_unreal');
const QUINTALS_MAX = 1e6;
/** No guide has as many jobs. */
const JOBS_MAX = 100;
const JOB_KEY_MAX = 34;
const JOBS = apiFailure('must_be_one_of', { name: 'plan_refused', allowed: ['keys of jobs'] });

const plantingFields = {
  field: reference,
  /** Id of the register of crops, or any name that the register knows. */
  crop: requiredText(
    failure('farm_crop_required'),
    FARM_NAME_MAX,
    failure('farm_text_too_long', { max_characters: FARM_NAME_MAX }),
  ),
  variety: shortText,
  sown_on: z.optional(dateOrNull(UNREAL)),
  /** The whole field when absent. */
  area_acres: z.optional(z.nullable(acres)),
  /** The farmer's own expectation; from the crop calendar when absent. */
  expected_harvest: z.optional(dateOrNull(UNREAL)),
  status: z.optional(word('status', PLANTING_STATUSES)),
  yield_quintals: numberOrNull('yield_quintals', 0, QUINTALS_MAX),
  seed: shortText,
  spacing: shortText,
  /** A second or later harvest from the same roots, as of sugarcane. */
  ratoon: z.optional(z.boolean(notTrueOrFalse('ratoon'))),
  /** When it was harvested for good or lost. */
  ended_on: z.optional(dateOrNull(UNREAL)),
  note: noteText,
  /** Keys of the jobs of the crop guide that the farmer does not want here. */
  plan_refused: z.optional(
    z
      .array(z.string(JOBS).check(z.maxLength(JOB_KEY_MAX, JOBS)), JOBS)
      .check(z.maxLength(JOBS_MAX, JOBS)),
  ),
};

export const plantingInput = z.object(plantingFields);
export type PlantingInput = z.output<typeof plantingInput>;
export const plantingChange = z.partial(plantingInput);

export const planting = z.object({
  id: z.string(),
  field: z.nullable(z.string()),
  crop: z.string(),
  variety: z.nullable(z.string()),
  sown_on: z.nullable(z.string()),
  area_acres: z.nullable(z.number()),
  expected_harvest: z.nullable(z.string()),
  /** First and last day on which the harvest is to be expected. */
  harvest_window: z.nullable(z.object({ from: z.string(), to: z.string() })),
  status: z.enum(PLANTING_STATUSES),
  yield_quintals: z.nullable(z.number()),
  seed: z.nullable(z.string()),
  spacing: z.nullable(z.string()),
  ratoon: z.boolean(),
  ended_on: z.nullable(z.string()),
  note: z.string(),
  /**
   * Id of the calendar by which its need for water is computed, a ratoon's own where there is one; null where there is none.
   * Absent in answers that were cached before.
   */
  calendar: z.optional(z.nullable(z.string())),
  /** The last day of the past 30 on which its diary tells of a watering. Absent in answers that were cached before. */
  watered_on: z.optional(z.nullable(z.string())),
  /** Of the crop calendar, while it grows; null where there is none for the crop. */
  stage: z.nullable(z.enum(CROP_STAGES)),
  /**
   * Degree-days since sowing of those that it needs to ripen, while it grows; null where no source gives them for the crop.
   * Absent in answers that were cached before.
   */
  warmth: z.optional(
    z.nullable(
      z.object({
        /** °C · days above `base_c`. */
        sum: z.number(),
        needed: z.number(),
        base_c: z.number(),
        /** Days since sowing whose temperatures are those of the place; the others are of an average year. */
        measured_days: z.number(),
        source: z.string(),
      }),
    ),
  ),
  /** Days since sowing, while it grows. */
  day: z.nullable(z.number()),
  /** The first day on which its sprays allow a harvest, while that lies ahead. Absent in answers that were cached before. */
  harvest_from: z.optional(z.nullable(z.string())),
  /** Absent in answers that were cached before there was a plan of work. */
  plan_refused: z.optional(z.array(z.string())),
  updated_at: z.string(),
});
export type Planting = z.output<typeof planting>;

/** Rupees; per acre of the planting, null without an area. */
export const books = z.object({
  income: z.number(),
  expense: z.number(),
  profit: z.number(),
  per_acre: z.nullable(z.number()),
});
export type Books = z.output<typeof books>;

export const DIARY_SOURCES = [
  'event',
  'expense',
  'income',
  'watering',
  'task',
  'scan',
  'loss',
] as const;

export const diaryEntry = z.object({
  id: z.string(),
  /** Which record tells it. */
  source: z.enum(DIARY_SOURCES),
  /** The kind of event, category of expense, source of income, cause of loss, label of a scan. */
  kind: z.string(),
  date: z.string(),
  amount: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  note: z.string(),
  /** Links to its pictures: the leaf of a scan, the photographs of a loss, an entry's own. Absent in answers that were cached before. */
  pictures: z.optional(z.array(z.string())),
  /** The entry's own picture, whose small version stands among `pictures`. */
  picture: ownPicture,
  /** The entry as it was written, to be changed; null for what other records tell. */
  event: z.optional(z.nullable(plantingEvent)),
});
export type DiaryEntry = z.output<typeof diaryEntry>;

/** What `source` of a task begins with that was taken from the plan of work; the key of the job follows. */
export const PLAN_SOURCE = 'plan:';

const plannedTask = z.object({
  /** Key of the job in the crop guide. */
  key: z.string(),
  /** Id of the farm task. */
  task: z.string(),
  date: z.string(),
  /** The day in India on which it was done; null while it is open. */
  done_on: z.nullable(z.string()),
});

export const wholePlanting = z.extend(planting, {
  books,
  /** Newest first. */
  diary: z.array(diaryEntry),
  /** Jobs of the guide that were taken as tasks; absent in answers that were cached before there were any. */
  plan: z.optional(z.array(plannedTask)),
});
export type WholePlanting = z.output<typeof wholePlanting>;

export const plantingEndpoints = recordEndpoints('/api/user/plantings/', 'planting', {
  tags: ['Plantings', 'Finance'],
  item: planting,
  whole: wholePlanting,
  input: plantingInput,
  change: plantingChange,
});
