import { failuresOf } from '../http/problem.ts';

/** Failure codes of the console and of appeals. */
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
  expert_fields_required: 'Choose at least one field',
  expert_languages_required: 'Choose at least one language',
  experience_too_long: 'The experience cannot exceed {max_characters} characters',
  invitation_email_invalid: 'Give the e-mail address of the expert',
  price_file_missing: 'Choose a file with prices',
  price_file_too_large: 'The file must be smaller than {max_megabytes}MB',
  price_file_unknown: 'The name of the file must end in .csv, .csv.gz, .json or .jsonl',
  price_file_unreadable: 'This file cannot be read.',
  price_file_taken: 'This file is imported already, or gone. Upload it again.',
  job_not_started: 'This work runs already, or cannot be started here.',
} as const;
export const consoleFailure = failuresOf<typeof consoleProblems>();
