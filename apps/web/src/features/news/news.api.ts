import type { NewsAnswer } from '@ankur/contracts/news/endpoints';
import { baseApi } from '../../lib/http/base-api.ts';

const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    news: build.query<NewsAnswer, { topic: 'crops' | 'market'; page: number }>({
      query: (params) => ({ url: '/api/news/', params }),
      keepUnusedDataFor: 900,
      providesTags: ['News'],
    }),
  }),
});

export const { useNewsQuery } = newsApi;
