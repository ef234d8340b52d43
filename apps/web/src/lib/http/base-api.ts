import { TAGS } from '@ankur/contracts/http/tags';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** The one API slice; each feature adds its endpoints with `injectEndpoints` in `<f>.api.ts`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  tagTypes: TAGS,
  endpoints: () => ({}),
});

/** Refetches all queries in use. */
export const askAllAgain = () => baseApi.util.invalidateTags([...TAGS]);
