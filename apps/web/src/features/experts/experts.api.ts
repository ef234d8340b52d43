import type { DeskRequest, Expert, ExpertRequest } from '@ankur/contracts/experts/endpoints';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { addOnce } from '../../lib/http/add-once.ts';
import { baseApi } from '../../lib/http/base-api.ts';
import { atCursor, type Paged, pagedByLink, pageOf } from '../../lib/http/paged.ts';

const UPLOAD_TIMEOUT_MS = 300_000;
const REQUESTS = '/api/user/expert-requests/';
const DESK = '/api/user/expert-desk/';

const expertsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    experts: build.query<Expert[], void>({
      query: () => '/api/user/experts/',
      providesTags: ['Experts'],
    }),
    myRequests: build.infiniteQuery<Paged<ExpertRequest>, void, string | null>({
      infiniteQueryOptions: pagedByLink,
      query: ({ pageParam }) => ({ url: REQUESTS, params: atCursor(pageParam) }),
      transformResponse: (items: ExpertRequest[], meta: FetchBaseQueryMeta | undefined) =>
        pageOf(items, meta),
      providesTags: ['ExpertRequests'],
    }),
    askExpert: build.mutation<ExpertRequest, FormData | object>({
      queryFn: (body, _api, _options, ask) =>
        addOnce<ExpertRequest>(ask, REQUESTS, body, { timeout: UPLOAD_TIMEOUT_MS }),
      invalidatesTags: (done) => (done ? ['ExpertRequests'] : []),
    }),
    followUp: build.mutation<ExpertRequest, { id: string; text: string }>({
      queryFn: ({ id, text }, _api, _options, ask) =>
        addOnce<ExpertRequest>(ask, `${REQUESTS}${id}/follow-up/`, { text }),
      invalidatesTags: (done) => (done ? ['ExpertRequests'] : []),
    }),
    closeRequest: build.mutation<ExpertRequest, string>({
      query: (id) => ({ url: `${REQUESTS}${id}/close/`, method: 'POST' }),
      invalidatesTags: (done) => (done ? ['ExpertRequests'] : []),
    }),
    sayWorked: build.mutation<ExpertRequest, { id: string; worked: boolean }>({
      query: ({ id, worked }) => ({
        url: `${REQUESTS}${id}/worked/`,
        method: 'POST',
        body: { worked },
      }),
      invalidatesTags: (done) => (done ? ['ExpertRequests'] : []),
    }),
    desk: build.query<{ expert: boolean; requests: DeskRequest[] }, void>({
      query: () => DESK,
      providesTags: ['ExpertRequests'],
    }),
    claimRequest: build.mutation<DeskRequest, string>({
      query: (id) => ({ url: `${DESK}${id}/claim/`, method: 'POST' }),
      invalidatesTags: ['ExpertRequests'],
    }),
    releaseRequest: build.mutation<DeskRequest, string>({
      query: (id) => ({ url: `${DESK}${id}/release/`, method: 'POST' }),
      invalidatesTags: ['ExpertRequests'],
    }),
    sayOnDesk: build.mutation<
      DeskRequest,
      { id: string; kind: 'answer' | 'question'; text: string }
    >({
      queryFn: ({ id, kind, text }, _api, _options, ask) =>
        addOnce<DeskRequest>(ask, `${DESK}${id}/${kind}/`, { text }),
      invalidatesTags: (done) => (done ? ['ExpertRequests'] : []),
    }),
  }),
});

export const {
  useExpertsQuery,
  useMyRequestsInfiniteQuery,
  useAskExpertMutation,
  useFollowUpMutation,
  useCloseRequestMutation,
  useSayWorkedMutation,
  useDeskQuery,
  useClaimRequestMutation,
  useReleaseRequestMutation,
  useSayOnDeskMutation,
} = expertsApi;
