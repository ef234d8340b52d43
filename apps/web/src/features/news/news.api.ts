import news from 'virtual:endpoints/news';
import { useState } from 'react';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    news: fromContract(build).query(
      news.news,
      (page: { topic: 'crops' | 'market'; page: number }) => ({ query: page }),
      { keepUnusedDataFor: 900 },
    ),
  }),
});

/** Stale headlines are shown at once; after this time the newer ones, which the server fetches meanwhile, are requested. */
const RENEW_MS = 20_000;

/** A page of headlines, refetched while it is stale. */
export function useNews(ask: { topic: 'crops' | 'market'; page: number }) {
  const [everyMs, setEveryMs] = useState(0);
  const answer = newsApi.useNewsQuery(ask, {
    pollingInterval: everyMs,
    skipPollingIfUnfocused: true,
  });
  const wanted = answer.data?.stale && answer.data.as_of ? RENEW_MS : 0;
  if (wanted !== everyMs) setEveryMs(wanted);
  return answer;
}
