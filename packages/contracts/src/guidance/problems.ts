import { failuresOf } from '../http/problem.ts';

/** Failure codes of articles. */
export const guidanceProblems = {
  article_not_found: 'Dairy item not found!',
} as const;
export const guidanceFailure = failuresOf<typeof guidanceProblems>();
