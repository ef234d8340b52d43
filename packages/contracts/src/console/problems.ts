import { failuresOf } from '../http/problem.ts';

/** What can go wrong in the console, and with appeals to its decisions. */
export const consoleProblems = {
  deed_unknown: 'Choose what to do',
  ground_unknown: 'Choose a ground',
  why_required: 'Say why',
  why_too_long: 'The reason cannot exceed {max_characters} characters',
  case_changed: 'Somebody else has decided this in the meantime.',
  case_subject_unknown: 'There is no post, reel or comment with this id.',
  case_source_unknown: 'Choose where the complaint comes from',
  case_reference_required: 'Give the reference of the complaint or order',
  case_reference_too_long: 'The reference cannot exceed {max_characters} characters',
  case_time_future: 'It cannot have arrived later than now',
  account_protected: 'Only an operator may suspend an account with a role, and nobody their own.',
} as const;
export const consoleFailure = failuresOf<typeof consoleProblems>();
