import { failuresOf } from '../http/problem.ts';

/** Failure codes of suggestions. */
export const suggestionProblems = {
  suggestion_kind_unknown: 'Say whether it is a text of the app or the name of a place',
  suggestion_present_required: 'Write what stands there now',
  suggestion_better_required: 'Write what should stand there',
  suggestion_too_long: 'This cannot exceed {max_characters} characters',
  suggestion_status_unknown: 'Choose open, accepted or refused suggestions',
} as const;
export const suggestionFailure = failuresOf<typeof suggestionProblems>();
