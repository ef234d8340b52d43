import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
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
  },
];
