import farmTasks from 'virtual:endpoints/farm-tasks';
import type { TaskInput } from '@ankur/contracts/farm-tasks/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

export type { ChangedTask, FarmTask } from '@ankur/contracts/farm-tasks/endpoints';

const farmTasksApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, list, mutation, add } = fromContract(build);
    return {
      farmTasks: list(farmTasks.list, (status: 'pending' | 'completed') => ({
        query: { status, limit: status === 'pending' ? 100 : 10 },
      })),
      farmTask: query(farmTasks.get, (id: string) => ({ params: { id } })),
      addFarmTask: add(farmTasks.add, (body: TaskInput) => ({ body })),
      editFarmTask: mutation(farmTasks.change, ({ id, body }: { id: string; body: TaskInput }) => ({
        params: { id },
        body,
      })),
      toggleFarmTask: mutation(farmTasks.change, (id: string) => ({ params: { id } })),
      removeFarmTask: mutation(farmTasks.remove, (id: string) => ({ params: { id } })),
      calendarFeed: query(farmTasks.feed, () => ({})),
      renewCalendarFeed: mutation(farmTasks.renewFeed, () => ({}), {
        async onQueryStarted(_, { dispatch, queryFulfilled }) {
          const { data } = await queryFulfilled;
          dispatch(farmTasksApi.util.upsertQueryData('calendarFeed', undefined, data));
        },
      }),
    };
  },
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
