import { failuresOf } from '../http/problem.ts';

/** Failure codes of searches for places. */
export const geoProblems = {
  place_name_missing: 'Type the name of a place',
  place_name_too_short: 'Type at least {min} letters',
  place_name_too_long: { text: 'Too long', params: ['max_characters'] },
  state_name_missing: 'Name a state',
  state_not_found: 'No such state.',
} as const;
export const geoFailure = failuresOf<typeof geoProblems>();
