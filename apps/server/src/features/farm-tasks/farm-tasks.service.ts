import { addDays } from '@ankur/agronomy/calendar-day';
import type { ChangedTask, FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import type { Recurrence, TaskInput, TaskPatch } from '@ankur/contracts/farm-tasks/rules';
import type { PageQuery } from '@ankur/contracts/http/common';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Press } from '../../platform/database/press-rows.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { cursorId } from '../../platform/http/paging.ts';
import { type Ids, isId } from '../../platform/ids.ts';
import type { SprayGuard } from '../greenscan/spray-guard.ts';
import { type TaskRow, toChange, toTask } from './farm-tasks.mapper.ts';
import type { FarmTasksRepository, TaskQuery } from './farm-tasks.repository.ts';
import { nextDate } from './recurrence.ts';

export type TaskListQuery = PageQuery & { status?: TaskQuery['status'] };

/** What decides whether and when a task harvests. */
const PLANNED = ['taskName', 'date', 'recurrence', 'crop'] as const;

/** What a farmer does with tasks. Another farmer's task does not exist (404). */
export function createFarmTasksService(
  tasks: FarmTasksRepository,
  { clock, ids, sprays }: { clock: Clock; ids: Ids; sprays: SprayGuard },
) {
  const known = (id: string) => {
    if (!isId(id)) throw notFound();
    return id;
  };
  const must = (row: TaskRow | null): FarmTask => {
    if (!row) throw notFound();
    return toTask(row);
  };

  /** The next date of a recurring task that no waiting period of a spray forbids. */
  async function freeDate(tx: Transaction, done: TaskRow): Promise<string | null> {
    const task = { ...done, recurrence: done.recurrence as Recurrence };
    const today = indianDate(clock.now());
    let date = nextDate(task, today);
    while (date !== null) {
      const until = await sprays.heldUntil({ ...done, date }, tx);
      if (until === null) return date;
      date = nextDate({ ...task, date: addDays(until, -1) }, today);
    }
    return null;
  }

  /** Writes the next task of a recurring one that was just finished; once, however often it is finished. */
  async function insertNext(tx: Transaction, done: TaskRow): Promise<void> {
    const date = await freeDate(tx, done);
    if (date === null) return;
    const next = await tasks.insertSuccessor(tx, {
      ...done,
      id: ids.next(),
      date,
      completedAt: null,
      predecessorId: done.id,
      touched: false,
      createdAt: clock.now(),
    });
    if (next) await sprays.repeat(done, next, tx);
  }

  return {
    /** One row more than `limit`, so that the caller sees whether there is another page. */
    async list(farmerId: string, query: TaskListQuery): Promise<FarmTask[]> {
      const before = cursorId(query.cursor);
      const rows = await tasks.list(farmerId, {
        limit: query.limit + 1,
        before,
        status: query.status,
      });
      return rows.map(toTask);
    },
    async get(farmerId: string, id: string): Promise<FarmTask> {
      return must(await tasks.find(farmerId, known(id)));
    },
    /** A press that is sent again, as on a bad line, adds nothing more and answers with what it added. */
    async add(farmerId: string, input: TaskInput, press?: Press): Promise<FarmTask> {
      const id = await tasks.idFor(farmerId, press, ids.next());
      const task = {
        id,
        farmerId,
        taskName: input.task_name,
        date: input.date,
        anchorDate: input.date,
        time: input.time ?? null,
        priority: input.priority ?? 'medium',
        recurrence: input.recurrence ?? 'none',
        notes: input.notes ?? '',
        source: input.source ?? null,
        crop: input.crop ?? null,
        createdAt: clock.now(),
      };
      await sprays.refuseHarvest(task);
      return must((await tasks.insert(task)) ?? (await tasks.find(farmerId, id)));
    },
    /**
     * Changes the fields that are given; with none at all, toggles done. Finishing a recurring task adds
     * the next one, taking that back removes it again unless somebody has touched it. The waiting period
     * of a spray moves with its task, and the answer names the harvests it comes to lie on; a harvest is
     * not moved into one.
     */
    async change(farmerId: string, id: string, patch: TaskPatch): Promise<ChangedTask> {
      let inTheWay: FarmTask[] = [];
      const toggle = Object.keys(patch).length === 0;
      const changed = await tasks.changing(farmerId, known(id), async (held, tx) => {
        const wasDone = held.completedAt !== null;
        const done = toggle ? !wasDone : (patch.is_completed ?? wasDone);
        const values = toChange(patch, held);
        const next = { ...held, ...values };
        if (PLANNED.some((field) => next[field] !== held[field]))
          await sprays.refuseHarvest(next, tx);
        const row = await tasks.update(tx, farmerId, id, {
          ...values,
          completedAt: done ? (held.completedAt ?? clock.now()) : null,
          touched: true,
        });
        if (row) inTheWay = await sprays.follow(row, tx);
        if (row && done && !wasDone) await insertNext(tx, row);
        if (row && !done && wasDone) await tasks.removeUntouchedSuccessor(tx, farmerId, id);
        return row;
      });
      return { ...must(changed), ...(inTheWay.length > 0 && { in_the_way: inTheWay }) };
    },
    async remove(farmerId: string, id: string): Promise<void> {
      const gone = await tasks.changing(farmerId, known(id), async (held, tx) => {
        await sprays.release(held, tx);
        await tasks.remove(tx, farmerId, id);
        return true;
      });
      if (!gone) throw notFound();
    },
  };
}
