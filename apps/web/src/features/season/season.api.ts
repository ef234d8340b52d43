import season from 'virtual:endpoints/season';
import type { SeasonAnswer } from '@ankur/contracts/farm-record/season';
import { computesOnPhone, type SaysSince } from '../../lib/answers/on-phone.ts';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { type SeasonDates, seasonOnPhone } from './season-on-phone.ts';

export const seasonApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    return {
      season: query(season.season, (dates: SeasonDates) => ({ query: dates }), {
        transformResponse: (account): SeasonAnswer & SaysSince => account,
      }),
      seasonFacts: query(season.facts, () => ({})),
    };
  },
});

computesOnPhone('season', (dates: SeasonDates) => seasonOnPhone(dates));

export const { useSeasonQuery, useSeasonFactsQuery } = seasonApi;
