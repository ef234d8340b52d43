import farmTasks from 'virtual:endpoints/farm-tasks';
import type { TaskInput } from '@ankur/contracts/farm-tasks/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { pendingTask } from './pending-task.ts';

const addTaskApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { add } = fromContract(build);
    return {
      addTask: add(farmTasks.add, (body: TaskInput) => ({ body }), {
        waits: { what: 'task', row: pendingTask },
        // A planting tells which work of its plan is a task.
        async onQueryStarted({ planting }, { dispatch, queryFulfilled }) {
          await queryFulfilled.catch(() => null);
          if (planting) dispatch(baseApi.util.invalidateTags(['Plantings']));
        },
      }),
    };
  },
});

export const { useAddTaskMutation } = addTaskApi;
