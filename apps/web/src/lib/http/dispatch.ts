import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { baseApi } from './base-api.ts';

/** The store's dispatch as far as the API slice needs it. */
export type ApiDispatch = ThunkDispatch<
  { api: ReturnType<typeof baseApi.reducer> },
  unknown,
  UnknownAction
>;
