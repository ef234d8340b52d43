import type { Middleware } from '@reduxjs/toolkit';
import { sessionOwner } from '../session/tokens.ts';

const QUERY = /^api\/executeQuery\/(?:pending|fulfilled|rejected)$/;

let loading: Promise<typeof import('./kept-answers.ts')> | undefined;

function load() {
  loading ??= import('./kept-answers.ts');
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

let showing: Promise<void> | undefined;

/** Until what is kept of what was asked last is in the store. */
export const keptAreShown = async (): Promise<void> => showing;

// With the start, so that the first question need not wait for it; who is signed out has no personal answers.
if (sessionOwner() && 'indexedDB' in globalThis) void load();

/**
 * Keeps the personal answers of who is signed in on this device, and shows a kept one at once while its fresh one is on
 * its way.
 */
export const keepAnswers: Middleware =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    const { type } = action as { type: string };
    if (!QUERY.test(type) || !('indexedDB' in globalThis)) return result;
    showing = load()
      .then(({ onQuery }) => onQuery(action as never, { dispatch, getState } as never))
      .catch(() => undefined);
    return result;
  };
