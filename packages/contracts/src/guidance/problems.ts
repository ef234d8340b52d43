import { failuresOf } from '../http/problem.ts';

/** What can go wrong with articles. */
export const guidanceProblems = {
  article_not_found: 'Dairy item not found!',
} as const;
export const guidanceFailure = failuresOf<typeof guidanceProblems>();
