import { failuresOf } from '../http/problem.ts';

/** What can go wrong with questions about schemes. */
export const schemeProblems = {
  scheme_answer_invalid: 'Answer with true or false',
} as const;
export const schemeFailure = failuresOf<typeof schemeProblems>();
