import { herdHoursLeft } from '@ankur/agronomy/today/deadlines';
import { hoursToEndOf } from '../today/today-line.ts';
import type { DueEntry } from './farm.api.ts';

/** Hours until a duty of the herd is of no use any more. */
export const hoursLeftOf = ({ kind, due_on, until }: DueEntry, now: Date): number =>
  herdHoursLeft(kind, hoursToEndOf(due_on, now), until === null ? null : hoursToEndOf(until, now));
