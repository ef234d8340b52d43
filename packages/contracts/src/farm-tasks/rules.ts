import * as z from 'zod/mini';
import { plainText, requiredDate, requiredText, textOrNull } from '../http/fields.ts';

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];
export const RECURRENCES = ['none', 'daily', 'weekly', 'monthly'] as const;
export type Recurrence = (typeof RECURRENCES)[number];

export const TASK_NAME_MAX = 200;
export const NOTES_MAX = 1000;

export const TASK_MESSAGES = {
  name: 'Task name is required',
  nameTooLong: `Task name cannot exceed ${TASK_NAME_MAX} characters`,
  date: 'Date is required',
  dateUnreal: 'Date must be a real date (YYYY-MM-DD)',
  time: 'Time must be in HH:MM format',
  priority: `Priority must be one of: ${PRIORITIES.join(', ')}`,
  recurrence: `Recurrence must be one of: ${RECURRENCES.join(', ')}`,
  notesTooLong: `Notes cannot exceed ${NOTES_MAX} characters`,
  completed: 'is_completed must be true or false',
} as const;

const M = TASK_MESSAGES;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True for a 24-hour time of day `HH:MM`. */
export function isClockTime(text: string): boolean {
  return CLOCK.test(text);
}

const time = z.pipe(
  z.nullable(
    z.string(M.time).check(z.refine((text) => text === '' || isClockTime(text), { error: M.time })),
  ),
  z.transform((text: string | null) => text || null),
);

const fields = {
  task_name: requiredText(M.name, TASK_NAME_MAX, M.nameTooLong),
  date: requiredDate(M.date, M.dateUnreal),
  time: z.optional(time),
  priority: z.optional(z.enum(PRIORITIES, M.priority)),
  recurrence: z.optional(z.enum(RECURRENCES, M.recurrence)),
  notes: z.optional(plainText(NOTES_MAX, M.notesTooLong)),
  /** Where the task came from, e.g. `irrigation` for one made of an advice. */
  source: z.optional(textOrNull(40, 'source cannot exceed 40 characters')),
  crop: z.optional(textOrNull(120, 'crop cannot exceed 120 characters')),
};

export const taskInput = z.object(fields);
export type TaskInput = z.output<typeof taskInput>;

/** Any of the fields; no field at all means: toggle done. */
export const taskPatch = z.partial(
  z.object({ ...fields, is_completed: z.optional(z.boolean(M.completed)) }),
);
export type TaskPatch = z.output<typeof taskPatch>;
