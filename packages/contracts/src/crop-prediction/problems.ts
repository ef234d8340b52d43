import { failuresOf } from '../http/problem.ts';

/** Failure codes of the crop prediction's seven values. */
export const cropProblems = {
  crop_value_not_positive: 'Invalid input. Must be a positive number.',
  ph_outside: 'pH value must be between 0 and {max}.',
  crops_too_many: 'crops can name at most {max} crops',
} as const;
export const cropFailure = failuresOf<typeof cropProblems>();
