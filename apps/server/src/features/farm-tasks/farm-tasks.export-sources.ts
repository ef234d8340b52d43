import type { FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import { eq } from 'drizzle-orm';
import { indianDate } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { toCalendar } from './calendar.ts';
import { toTask } from './farm-tasks.mapper.ts';
import { farmTasks } from './farm-tasks.tables.ts';

/** A task with what a series of it goes on from. */
interface ExportedTask extends FarmTask {
  /** The day that a series keeps to: the 31st of a task that stands on 28 February. */
  anchor_date: string;
  /** Id of the task of the series before it. */
  predecessor: string | null;
  touched: boolean;
  /** Finished by an entry in the diary of its planting. */
  done_by_diary: boolean;
}

/** The tasks in the export of an account. */
export const farmTaskExportSources = [
  {
    name: 'farm-tasks',
    tables: ['farm_tasks'],
    async read(db: Database, farmerId: string): Promise<unknown> {
      const mine = eq(farmTasks.farmerId, farmerId);
      const rows = await db.select().from(farmTasks).where(mine).orderBy(farmTasks.id);
      return rows.map(
        (row): ExportedTask => ({
          ...toTask(row),
          anchor_date: row.anchorDate,
          predecessor: row.predecessorId,
          touched: row.touched,
          done_by_diary: row.doneByDiary,
        }),
      );
    },
    /** The open tasks for a calendar program. */
    calendar(told: unknown, now: Date): string {
      const open = (told as ExportedTask[]).filter(({ is_completed }) => !is_completed);
      const tasks = open.map((task) => ({
        ...task,
        taskName: task.task_name,
        anchorDate: task.anchor_date,
      }));
      return toCalendar(tasks, now, indianDate(now));
    },
  },
];
