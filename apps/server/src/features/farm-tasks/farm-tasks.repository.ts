import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { createRecordRepository } from '../../platform/records/records.repository.ts';
import type { NewTask, TaskRow } from './farm-tasks.mapper.ts';
import { farmTasks } from './farm-tasks.tables.ts';

export interface TaskQuery {
  limit: number;
  before: string | undefined;
  status: 'pending' | 'completed' | undefined;
}

/** Tasks of one farmer at a time. */
export function createFarmTasksRepository(db: Database) {
  const records = createRecordRepository<TaskRow>(db, { table: farmTasks });
  const given = (name: string) => sql.placeholder(name);
  const listing = db
    .select()
    .from(farmTasks)
    .where(
      and(
        eq(farmTasks.farmerId, given('farmer')),
        sql`(${given('before')}::uuid is null or ${farmTasks.id} < ${given('before')}::uuid)`,
        sql`(${given('done')}::boolean is null or (${farmTasks.completedAt} is not null) = ${given('done')}::boolean)`,
      ),
    )
    .orderBy(desc(farmTasks.id))
    .limit(given('limit'))
    .prepare('farm_tasks_list');

  return {
    async list(farmerId: string, query: TaskQuery): Promise<TaskRow[]> {
      return listing.execute({
        farmer: farmerId,
        before: query.before ?? null,
        done: query.status === undefined ? null : query.status === 'completed',
        limit: query.limit,
      });
    },
    /** Open tasks, soonest first. */
    async listPending(farmerId: string, limit: number, on: Queryable = db): Promise<TaskRow[]> {
      return on
        .select()
        .from(farmTasks)
        .where(and(eq(farmTasks.farmerId, farmerId), isNull(farmTasks.completedAt)))
        .orderBy(farmTasks.date, farmTasks.id)
        .limit(limit);
    },
    async listOfPlanting(farmerId: string, plantingId: string, on: Queryable): Promise<TaskRow[]> {
      return on
        .select()
        .from(farmTasks)
        .where(and(eq(farmTasks.farmerId, farmerId), eq(farmTasks.plantingId, plantingId)))
        .orderBy(farmTasks.id);
    },
    /** A task under a row lock; null when there is none. */
    async hold(farmerId: string, id: string, on: Queryable): Promise<TaskRow | null> {
      const own = and(eq(farmTasks.id, id), eq(farmTasks.farmerId, farmerId));
      const rows = await on.select().from(farmTasks).where(own).for('update');
      return rows[0] ?? null;
    },
    find: (farmerId: string, id: string): Promise<TaskRow | null> => records.find({ farmerId }, id),
    /** Null when a task with that id exists. */
    insert: (task: NewTask, on: Queryable = db): Promise<TaskRow | null> =>
      records.insert(on, task),
    remove: (on: Queryable, farmerId: string, id: string): Promise<void> =>
      records.remove(on, { farmerId }, id),
    /** Runs `work` under a row lock, which serialises concurrent changes of a task. */
    changing: <T>(
      farmerId: string,
      id: string,
      work: (held: TaskRow, tx: Transaction) => Promise<T>,
    ): Promise<T | null> => records.changing({ farmerId }, id, work),
    update: (on: Queryable, farmerId: string, id: string, values: Partial<NewTask>) =>
      records.update(on, { farmerId }, id, values),
    /** Inserts the next task of a series; null when it exists already. */
    async insertSuccessor(on: Queryable, task: NewTask): Promise<TaskRow | null> {
      const rows = await on
        .insert(farmTasks)
        .values(task)
        .onConflictDoNothing({ target: farmTasks.predecessorId })
        .returning();
      return rows[0] ?? null;
    },
    /** Deletes the next task of a series unless it was changed or finished. */
    async removeUntouchedSuccessor(on: Queryable, farmerId: string, id: string): Promise<void> {
      await on
        .delete(farmTasks)
        .where(
          and(
            eq(farmTasks.predecessorId, id),
            eq(farmTasks.farmerId, farmerId),
            isNotNull(farmTasks.predecessorId),
            isNull(farmTasks.completedAt),
            eq(farmTasks.touched, false),
          ),
        );
    },
  };
}

export type FarmTasksRepository = ReturnType<typeof createFarmTasksRepository>;
