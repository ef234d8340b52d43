import type { Middleware } from '@reduxjs/toolkit';

const QUERY = /^api\/executeQuery\/(?:pending|fulfilled|rejected)$/;

let loading: Promise<typeof import('./kept-answers.ts')> | undefined;

/**
 * Keeps the personal answers of who is signed in on this device, and shows a kept one at once while its fresh one is on
 * its way. What does it is fetched with the first question.
 */
export const keepAnswers: Middleware =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    const { type } = action as { type: string };
    if (!QUERY.test(type) || !('indexedDB' in globalThis)) return result;
    loading ??= import('./kept-answers.ts');
    loading
      .then(({ onQuery }) => onQuery(action as never, { dispatch, getState } as never))
      .catch(() => {
        loading = undefined;
      });
    return result;
  };
