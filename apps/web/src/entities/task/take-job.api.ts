import farmTasks from 'virtual:endpoints/farm-tasks';
import type { TaskInput } from '@ankur/contracts/farm-tasks/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { pendingTask } from './pending-task.ts';

const planApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { add } = fromContract(build);
    return {
      takeJob: add(farmTasks.add, (body: TaskInput) => ({ body }), {
        waits: { what: 'task', row: pendingTask },
        async onQueryStarted(_, { dispatch, queryFulfilled }) {
          await queryFulfilled.catch(() => null);
          dispatch(baseApi.util.invalidateTags(['Plantings']));
        },
      }),
    };
  },
});

export const { useTakeJobMutation } = planApi;
