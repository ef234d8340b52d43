import { writeText } from '../storage/storage.ts';
import { nowMs } from '../time/clock.ts';
import { SKEW, serverNowMs } from './tokens.ts';

/** A smaller difference to an answer's `Date` is the time that the answer took, not the clock. */
const STEP_MS = 60_000;

/** Corrects the clock skew by the `Date` header of an answer that came from the server just now. */
export function noteServerDate(date: string | null): void {
  const atMs = Date.parse(date ?? '');
  if (Math.abs(atMs - serverNowMs()) > STEP_MS) writeText(SKEW, String(atMs - nowMs()));
}
