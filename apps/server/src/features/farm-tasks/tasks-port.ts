import { PLAN_SOURCE } from '@ankur/contracts/farm-record/plantings';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { nextVersion } from '../../platform/writes/version.ts';
import type { TasksPort } from '../../ports/tasks.ts';
import { type NewTask, toTask } from './farm-tasks.mapper.ts';
import { createFarmTasksRepository } from './farm-tasks.repository.ts';

/** A farmer's tasks as other features read and plan them. */
export function createTasksPort(db: Database, clock: Clock): TasksPort {
  const tasks = createFarmTasksRepository(db);
  /** Sets a task done or open, in a new version. */
  const set = async (on: Queryable, farmerId: string, id: string, values: Partial<NewTask>) => {
    const held = await tasks.hold(farmerId, id, on);
    if (!held) return;
    const updatedAt = nextVersion(clock.now(), held.updatedAt);
    await tasks.update(on, farmerId, id, { ...values, touched: true, updatedAt });
  };
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
    async ofPlan(farmerId, plantingId, on) {
      const rows = await tasks.listOfPlanting(farmerId, plantingId, on);
      return rows.flatMap(({ id, source, recurrence, completedAt, doneByDiary }) =>
        source?.startsWith(PLAN_SOURCE) && recurrence === 'none'
          ? [{ id, source, isDone: completedAt !== null, isDoneByDiary: doneByDiary }]
          : [],
      );
    },
    async finish(farmerId, id, date, on) {
      const noon = new Date(`${date}T12:00:00+05:30`);
      const now = clock.now();
      const completedAt = noon < now ? noon : now;
      await set(on, farmerId, id, { completedAt, doneByDiary: true });
    },
    reopen: (farmerId, id, on) => set(on, farmerId, id, { completedAt: null, doneByDiary: false }),
    async find(farmerId, id) {
      const row = await tasks.find(farmerId, id);
      return row && toTask(row);
    },
  };
}
