import { failuresOf } from '../http/problem.ts';

/** Failure codes of decisions about personal data. */
export const privacyProblems = {
  notice_version_unknown: 'There is a newer notice. Please load the page again and read it.',
  age_group_required: 'Say whether you are 18 or older',
  training_required: 'Say whether your scans may be used for training',
  sharing_required: 'Say whether other farmers may see you',
} as const;
export const privacyFailure = failuresOf<typeof privacyProblems>();
