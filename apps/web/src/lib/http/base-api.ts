import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

const TAGS = [
  'Profile',
  'Weather',
  'Market',
  'News',
  'Schemes',
  'Irrigation',
  'Finance',
  'FarmTasks',
  'Posts',
  'Reels',
  'Comments',
  'Following',
  'Experts',
  'ExpertRequests',
  'Guidance',
  'CropGuides',
  'Chat',
  'Consent',
  'Notifications',
  'Sessions',
  'Email',
  'Scans',
] as const;

/** The one API slice; each feature adds its endpoints with `injectEndpoints` in `<f>.api.ts`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  tagTypes: TAGS,
  endpoints: () => ({}),
});

/** Asks anew for everything that is on the screen. */
export const askAllAgain = () => baseApi.util.invalidateTags([...TAGS]);
