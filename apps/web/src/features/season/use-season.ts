import type { SeasonAnswer } from '@ankur/contracts/farm-record/season';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import type { Computed, SaysSince } from '../../lib/answers/on-phone.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { seasonWrites } from './facts-with-waiting.ts';
import { useSeasonFactsQuery, useSeasonQuery } from './season.api.ts';
import { type SeasonDates, seasonOnPhone } from './season-on-phone.ts';

interface Season {
  data: (SeasonAnswer & SaysSince) | undefined;
  /** So many writes that wait are counted. */
  counted: number;
  error: unknown;
  isError: boolean;
  isLoading: boolean;
}

/** An account that was computed on this device, with the days that were asked for. */
interface AskedAccount {
  from: string | undefined;
  to: string | undefined;
  answer: Computed<SeasonAnswer>;
}

/**
 * The account of a season, null while its days are not known; while writes wait it is computed on this device, so that
 * they count.
 */
export function useSeason(span: SeasonDates | null): Season {
  const { from, to } = span ?? {};
  const dates = { ...(from && { from }), ...(to && { to }) };
  const season = useSeasonQuery(span ? dates : skipToken);
  const { currentData: told, error, isError, isFetching } = season;
  const { records } = useOutbox();
  const waiting = seasonWrites(records).length;
  const { data: facts } = useSeasonFactsQuery(undefined, { skip: waiting === 0 });
  const [computed, setComputed] = useState<AskedAccount | null>(null);
  useEffect(() => {
    let isWanted = true;
    const set = (answer: Computed<SeasonAnswer> | null) =>
      isWanted && setComputed(answer && { from, to, answer });
    const asked = { ...(from && { from }), ...(to && { to }) };
    const isCounted = seasonWrites(records).length > 0;
    if (!isCounted) set(null);
    else
      seasonOnPhone(asked, facts)
        .then(set)
        // The account of the server stands.
        .catch(() => set(null));
    return () => {
      isWanted = false;
    };
  }, [from, to, facts, records]);
  const isOfSpan = computed?.from === from && computed?.to === to;
  const own = waiting > 0 && isOfSpan ? computed?.answer : null;
  const data = own ? { ...own.data, computedAtMs: own.atMs } : told;
  return {
    data,
    counted: own ? waiting : 0,
    error,
    isError: isError && !data,
    isLoading: (isFetching || !span) && !data,
  };
}
