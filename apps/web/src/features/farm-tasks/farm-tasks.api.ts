import farmTasks from 'virtual:endpoints/farm-tasks';
import type { ChangedTask, FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import type { TaskInput } from '@ankur/contracts/farm-tasks/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

export type { ChangedTask, FarmTask } from '@ankur/contracts/farm-tasks/endpoints';

interface Named {
  task: FarmTask;
}

export const farmTasksApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, list, mutation } = fromContract(build);
    const before = ({ task }: Named) => task;
    return {
      farmTasks: list(farmTasks.list, (status: 'pending' | 'completed') => ({
        query: { status, limit: status === 'pending' ? 100 : 10 },
      })),
      farmTask: query(farmTasks.get, (id: string) => ({ params: { id } })),
      editFarmTask: mutation(
        farmTasks.change,
        ({ task, body }: Named & { body: TaskInput }) => ({
          params: { id: task.id },
          body,
        }),
        {
          waits: {
            what: 'task',
            before,
            row: ({ task, body }): ChangedTask => ({ ...task, ...body }),
          },
        },
      ),
      setFarmTaskDone: mutation(
        farmTasks.setDone,
        ({ task, done }: Named & { done: boolean }) => ({
          params: { id: task.id },
          body: { done },
        }),
        {
          waits: {
            what: 'task',
            kind: 'set',
            before,
            row: ({ task, done }): ChangedTask => ({ ...task, is_completed: done }),
          },
        },
      ),
      removeFarmTask: mutation(
        farmTasks.remove,
        ({ task }: Named) => ({ params: { id: task.id } }),
        {
          waits: { what: 'task', before, row: () => null },
        },
      ),
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
  useEditFarmTaskMutation,
  useSetFarmTaskDoneMutation,
  useRemoveFarmTaskMutation,
  useCalendarFeedQuery,
  useRenewCalendarFeedMutation,
} = farmTasksApi;
