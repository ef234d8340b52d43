import * as z from 'zod/mini';
import { reference } from '../farm-record/values.ts';
import {
  clockTimeOrNull,
  notTrueOrFalse,
  plainText,
  requiredDate,
  requiredText,
  textOrNull,
} from '../http/fields.ts';
import { apiFailure, commonFailure } from '../http/problems.ts';
import { meantInstant } from '../http/row-id.ts';
import { taskFailure as failure } from './problems.ts';

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];
export const RECURRENCES = ['none', 'daily', 'weekly', 'monthly'] as const;
export type Recurrence = (typeof RECURRENCES)[number];

export const TASK_NAME_MAX = 200;
export const NOTES_MAX = 1000;
const SOURCE_MAX = 40;
const CROP_MAX = 120;

const fields = {
  task_name: requiredText(
    failure('task_name_required'),
    TASK_NAME_MAX,
    failure('task_name_too_long', { max_characters: TASK_NAME_MAX }),
  ),
  date: requiredDate(commonFailure('date_required'), commonFailure('date_unreal')),
  time: z.optional(clockTimeOrNull),
  priority: z.optional(z.enum(PRIORITIES, failure('priority_unknown', { allowed: PRIORITIES }))),
  recurrence: z.optional(
    z.enum(RECURRENCES, failure('recurrence_unknown', { allowed: RECURRENCES })),
  ),
  notes: z.optional(plainText(NOTES_MAX, failure('notes_too_long', { max_characters: NOTES_MAX }))),
  /** Origin of the task, e.g. `irrigation` for one created from an advice. */
  source: z.optional(
    textOrNull(
      SOURCE_MAX,
      apiFailure('text_longer_than', { name: 'source', max_characters: SOURCE_MAX }),
    ),
  ),
  crop: z.optional(
    textOrNull(
      CROP_MAX,
      apiFailure('text_longer_than', { name: 'crop', max_characters: CROP_MAX }),
    ),
  ),
  /** Id of the planting that the task is for. */
  planting: reference,
};

export const taskInput = z.object(fields);
export type TaskInput = z.output<typeof taskInput>;

/** Any of the fields; no field at all means: toggle done. */
export const taskPatch = z.partial(
  z.object({
    ...fields,
    is_completed: z.optional(z.boolean(notTrueOrFalse('is_completed'))),
    /** When it was done. */
    at: meantInstant,
  }),
);
export type TaskPatch = z.output<typeof taskPatch>;

/** Sets done or not done; idempotent. */
export const taskDone = z.object({
  done: z.boolean(notTrueOrFalse('done')),
  at: meantInstant,
});
export type TaskDone = z.output<typeof taskDone>;
