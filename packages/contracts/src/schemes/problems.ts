import { failuresOf } from '../http/problem.ts';

/** Failure codes of questions about schemes. */
export const schemeProblems = {
  scheme_answer_invalid: 'Answer with true or false',
} as const;
export const schemeFailure = failuresOf<typeof schemeProblems>();
