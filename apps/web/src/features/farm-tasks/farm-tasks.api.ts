import type { ChangedTask, FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { addOnce } from '../../lib/http/add-once.ts';
import { baseApi } from '../../lib/http/base-api.ts';
import { nextCursor } from '../../lib/http/next-cursor.ts';

export type { ChangedTask, FarmTask } from '@ankur/contracts/farm-tasks/endpoints';

interface Page {
  tasks: FarmTask[];
  next: string | null;
}

/** All tasks fetched so far. */
export function tasksOf(data: { pages: readonly Page[] } | undefined): FarmTask[] {
  return data?.pages.flatMap((page) => page.tasks) ?? [];
}

const LIST = '/api/user/farm-tasks/';
const FEED = `${LIST}feed/`;

const farmTasksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    farmTasks: build.infiniteQuery<Page, 'pending' | 'completed', string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: (page) => page.next,
      },
      query: ({ queryArg: status, pageParam }) => ({
        url: LIST,
        params: {
          status,
          limit: status === 'pending' ? 100 : 10,
          ...(pageParam ? { cursor: pageParam } : {}),
        },
      }),
      transformResponse: (tasks: FarmTask[], meta: FetchBaseQueryMeta | undefined) => ({
        tasks,
        next: nextCursor(meta?.response?.headers.get('link') ?? null),
      }),
      providesTags: ['FarmTasks'],
    }),
    farmTask: build.query<FarmTask, string>({
      query: (id) => `${LIST}${id}/`,
      providesTags: ['FarmTasks'],
    }),
    addFarmTask: build.mutation<FarmTask, object>({
      queryFn: (body, _api, _options, ask) => addOnce<FarmTask>(ask, LIST, body),
      invalidatesTags: ['FarmTasks'],
    }),
    editFarmTask: build.mutation<ChangedTask, { id: string; body: object }>({
      query: ({ id, body }) => ({ url: `${LIST}${id}/`, method: 'PATCH', body }),
      invalidatesTags: ['FarmTasks'],
    }),
    toggleFarmTask: build.mutation<ChangedTask, string>({
      query: (id) => ({ url: `${LIST}${id}/`, method: 'PATCH' }),
      invalidatesTags: ['FarmTasks'],
    }),
    removeFarmTask: build.mutation<unknown, string>({
      query: (id) => ({ url: `${LIST}${id}/`, method: 'DELETE' }),
      invalidatesTags: ['FarmTasks'],
    }),
    calendarFeed: build.query<{ url: string }, void>({ query: () => FEED }),
    renewCalendarFeed: build.mutation<{ url: string }, void>({
      query: () => ({ url: FEED, method: 'POST' }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled;
        dispatch(farmTasksApi.util.upsertQueryData('calendarFeed', undefined, data));
      },
    }),
  }),
});

export const {
  useFarmTasksInfiniteQuery,
  useFarmTaskQuery,
  useAddFarmTaskMutation,
  useEditFarmTaskMutation,
  useToggleFarmTaskMutation,
  useRemoveFarmTaskMutation,
  useCalendarFeedQuery,
  useRenewCalendarFeedMutation,
} = farmTasksApi;
