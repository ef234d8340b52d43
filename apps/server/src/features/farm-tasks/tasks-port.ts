import type { Database } from '../../platform/database/database.ts';
import type { TasksPort } from '../../ports/tasks.ts';
import { toTask } from './farm-tasks.mapper.ts';
import { createFarmTasksRepository } from './farm-tasks.repository.ts';

/** A farmer's tasks as other features read and plan them. */
export function createTasksPort(db: Database): TasksPort {
  const tasks = createFarmTasksRepository(db);
  return {
    async pending(farmerId, limit, on = db) {
      const rows = await tasks.listPending(farmerId, limit, on);
      return rows.map((plan) => ({ task: toTask(plan), plan }));
    },
    async plan({ at, ...task }, on) {
      const row = await tasks.insert(
        {
          ...task,
          anchorDate: task.date,
          time: null,
          priority: 'high',
          recurrence: 'none',
          createdAt: at,
          updatedAt: at,
        },
        on,
      );
      return row && toTask(row);
    },
    async find(farmerId, id) {
      const row = await tasks.find(farmerId, id);
      return row && toTask(row);
    },
  };
}
