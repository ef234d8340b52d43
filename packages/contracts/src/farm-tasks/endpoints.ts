import * as z from 'zod/mini';
import { idParams, pageQuery } from '../http/common.ts';
import { endpoint, MAKE, OPEN_FRESH, PATCH, POST, PUT, READ, REMOVE } from '../http/endpoint.ts';
import { apiFailure } from '../http/problems.ts';
import { PRIORITIES, RECURRENCES, taskDone, taskInput, taskPatch } from './rules.ts';

export const farmTask = z.object({
  id: z.string(),
  task_name: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  priority: z.enum(PRIORITIES),
  recurrence: z.enum(RECURRENCES),
  notes: z.string(),
  is_completed: z.boolean(),
  completed_at: z.nullable(z.string()),
  source: z.nullable(z.string()),
  crop: z.nullable(z.string()),
  /** Absent in answers that were cached before there were plantings. */
  planting: z.optional(z.nullable(z.string())),
  updated_at: z.string(),
});
export type FarmTask = z.output<typeof farmTask>;

/** A changed task; when its spray moved, with the harvest tasks that are now inside the waiting period. */
export const changedTask = z.extend(farmTask, { in_the_way: z.optional(z.array(farmTask)) });
export type ChangedTask = z.output<typeof changedTask>;

const STATUSES = ['pending', 'completed'] as const;

export const taskListQuery = z.extend(pageQuery, {
  status: z.optional(
    z.enum(STATUSES, apiFailure('must_be_either', { name: 'status', either: STATUSES })),
  ),
});

export const calendarFeed = z.object({ url: z.string() });

const path = '/api/user/farm-tasks/';
const one = { path: `${path}:id/`, params: idParams } as const;
const feed = `${path}feed/` as const;

export const farmTaskEndpoints = {
  list: endpoint({
    ...READ,
    path,
    tags: ['FarmTasks'],
    summary: "The farmer's tasks, newest first",
    query: taskListQuery,
    answer: z.array(farmTask),
  }),
  add: endpoint({
    ...MAKE,
    path,
    tags: ['FarmTasks'],
    summary: 'Add a task',
    makes: 'task',
    body: taskInput,
    answer: farmTask,
  }),
  get: endpoint({
    ...READ,
    ...one,
    tags: ['FarmTasks'],
    summary: 'Read a task',
    answer: farmTask,
  }),
  change: endpoint({
    ...PATCH,
    ...one,
    tags: ['FarmTasks'],
    summary: 'Without a body: toggle done. With fields: change them',
    versioned: true,
    body: taskPatch,
    answer: changedTask,
  }),
  remove: endpoint({
    ...REMOVE,
    ...one,
    tags: ['FarmTasks'],
    summary: 'Delete a task',
    versioned: true,
  }),
  setDone: endpoint({
    ...PUT,
    path: `${path}:id/done/`,
    params: idParams,
    tags: ['FarmTasks'],
    summary: 'Say that a task is done, or not; may be sent twice',
    versioned: true,
    body: taskDone,
    answer: changedTask,
  }),
  feed: endpoint({
    ...READ,
    path: feed,
    summary: 'The private calendar address of the tasks, made at the first call',
    answer: calendarFeed,
  }),
  renewFeed: endpoint({
    ...POST,
    path: feed,
    summary: 'A new private calendar address; the one before stops working',
    answer: calendarFeed,
  }),
  removeFeed: endpoint({
    ...REMOVE,
    path: feed,
    summary: 'Close the private calendar address',
  }),
  calendar: endpoint({
    ...OPEN_FRESH,
    path: '/api/calendar/:file/',
    summary: 'Tasks as iCalendar for whoever holds the private address',
    params: z.object({ file: z.string() }),
  }),
};
