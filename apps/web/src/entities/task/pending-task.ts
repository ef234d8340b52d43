import type { FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import type { TaskInput } from '@ankur/contracts/farm-tasks/rules';

/** Server-side defaults of a new task. */
const NEW = {
  time: null,
  priority: 'medium',
  recurrence: 'none',
  notes: '',
  is_completed: false,
  completed_at: null,
  source: null,
  crop: null,
  updated_at: '',
} satisfies Partial<FarmTask>;

/** A task as shown until the server has it. */
export const pendingTask = (body: Partial<TaskInput>, id: string): FarmTask =>
  ({ ...NEW, ...body, id }) as FarmTask;
