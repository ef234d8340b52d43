import { failuresOf } from '../http/problem.ts';

/** Failure codes of farm tasks. */
export const taskProblems = {
  task_name_required: 'Task name is required',
  task_name_too_long: 'Task name cannot exceed {max_characters} characters',
  priority_unknown: 'Priority must be one of: {allowed}',
  recurrence_unknown: 'Recurrence must be one of: {allowed}',
  notes_too_long: 'Notes cannot exceed {max_characters} characters',
  harvest_held: '{crop} is sprayed with {product} on {date}. Do not harvest before {until}.',
} as const;
export const taskFailure = failuresOf<typeof taskProblems>();
