import type { FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import { eq } from 'drizzle-orm';
import { indianDate } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { toCalendar } from './calendar.ts';
import { toTask } from './farm-tasks.mapper.ts';
import { farmTasks } from './farm-tasks.tables.ts';

/** The tasks in the export of an account. */
export const farmTaskExportSources = [
  {
    name: 'farm-tasks',
    tables: ['farm_tasks'],
    async read(db: Database, farmerId: string): Promise<unknown> {
      const mine = eq(farmTasks.farmerId, farmerId);
      return (await db.select().from(farmTasks).where(mine).orderBy(farmTasks.id)).map(toTask);
    },
    /** The open tasks for a calendar program. */
    calendar(told: unknown, now: Date): string {
      const open = (told as FarmTask[]).filter(({ is_completed }) => !is_completed);
      const tasks = open.map((task) => ({
        ...task,
        taskName: task.task_name,
        anchorDate: task.date,
      }));
      return toCalendar(tasks, now, indianDate(now));
    },
  },
];
