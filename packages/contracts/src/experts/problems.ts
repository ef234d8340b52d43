import { failuresOf } from '../http/problem.ts';

/** Failure codes of questions to experts and their answers. */
export const expertProblems = {
  expertise_required: 'Field of expertise is required',
  expert_language_required: 'Language is required',
  query_required: 'Query is required',
  query_too_long: 'Query cannot exceed {max_characters} characters',
  expert_text_empty: 'Write something first',
  expert_text_too_long: 'The text cannot exceed {max_characters} characters',
  worked_required: 'Say whether it worked',
  invitation_unknown: 'This invitation is not valid any more. Ask for a new one.',
} as const;
export const expertFailure = failuresOf<typeof expertProblems>();
