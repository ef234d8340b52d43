import { useSessionEnded } from '../lib/session/ended.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Optional } from '../ui/optional.tsx';

// A session ends by an answer of the server, so there is a network to fetch it.
const Line = lazyWithRetry(() => import('./session-ended-line.tsx'));

/** Shown above a form when the session has ended, so that its input is not lost. */
export function SessionEndedNote() {
  return <Optional>{useSessionEnded() && <Line />}</Optional>;
}
