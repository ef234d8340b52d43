import { hoursToEndOf } from '../today/today-line.ts';
import type { DueEntry } from './farm.api.ts';

/** Colostrum is of use within two hours: article 13. */
const COLOSTRUM_HOURS = 2;
/** What stays due until it is done does not become more urgent by the hour. */
const OPEN_HOURS = 24;

/** Hours until a duty of the herd is of no use any more. */
export function hoursLeftOf({ kind, due_on, until }: DueEntry, now: Date): number {
  if (kind === 'colostrum') return COLOSTRUM_HOURS;
  return until === null
    ? Math.max(OPEN_HOURS, hoursToEndOf(due_on, now))
    : hoursToEndOf(until, now);
}
