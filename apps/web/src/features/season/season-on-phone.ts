import { seasonOfDate } from '@ankur/agronomy/agricultural-season';
import { seasonAccount } from '@ankur/agronomy/finance/season-account';
import type { SeasonAnswer, SeasonFactsAnswer } from '@ankur/contracts/farm-record/season';
import { lastAnswer } from '../../lib/answers/last-answer.ts';
import type { Computed } from '../../lib/answers/on-phone.ts';
import { currentSnapshot } from '../../lib/outbox/outbox.ts';
import { nowMs } from '../../lib/time/clock.ts';
import { todayInIndia } from '../../lib/time/local-date.ts';
import { factsWithWaiting } from './facts-with-waiting.ts';

/** Days of an account; the present season where they are absent. */
export interface SeasonDates {
  from?: string;
  to?: string;
}

/**
 * The account of a season from the facts that were read last, with the writes that wait; null where none were read, or
 * for days before those that they tell of.
 */
export async function seasonOnPhone(
  dates: SeasonDates,
  read?: SeasonFactsAnswer,
): Promise<Computed<SeasonAnswer> | null> {
  const kept = await lastAnswer<SeasonFactsAnswer>('seasonFacts(undefined)');
  const facts = read ?? kept?.data;
  if (!facts) return null;
  const present = seasonOfDate(dates.from ?? dates.to ?? todayInIndia());
  const { from = present.from, to = present.to } = dates;
  if (from > to || from < facts.from) return null;
  const now = factsWithWaiting(facts, currentSnapshot().records);
  return { data: seasonAccount(now, { from, to }), atMs: kept?.atMs ?? nowMs() };
}
