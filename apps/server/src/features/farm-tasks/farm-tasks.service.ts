import { addDays } from '@ankur/agronomy/calendar-day';
import { nextDate } from '@ankur/agronomy/recurrence';
import type { ChangedTask, FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import type { TaskDone, TaskInput, TaskPatch } from '@ankur/contracts/farm-tasks/rules';
import type { PageQuery } from '@ankur/contracts/http/common';
import { failure } from '@ankur/contracts/problems';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { cursorId } from '../../platform/http/paging.ts';
import { type Ids, isId } from '../../platform/ids.ts';
import { refuseNotOwn } from '../../platform/records/owned.ts';
import type { ClientTime } from '../../platform/writes/client-time.ts';
import { type Created, createOnce } from '../../platform/writes/idempotent-create.ts';
import {
  type IfMatch,
  matchesVersion,
  nextVersion,
  versionConflict,
} from '../../platform/writes/version.ts';
import type { Write } from '../../platform/writes/write.ts';
import type { PlantingsPort } from '../../ports/plantings.ts';
import type { SprayGuard } from '../../ports/sprays.ts';
import { type TaskRow, toChange, toTask } from './farm-tasks.mapper.ts';
import type { FarmTasksRepository, TaskQuery } from './farm-tasks.repository.ts';

export type TaskListQuery = PageQuery & { status?: TaskQuery['status'] };

/** The fields that decide whether a task is a harvest, and when. */
const PLANNED = ['taskName', 'date', 'recurrence', 'crop'] as const;

interface Deps {
  db: Database;
  clock: Clock;
  ids: Ids;
  sprays: SprayGuard;
  plantings: Pick<PlantingsPort, 'onlyOf'>;
  clientTime: ClientTime;
}

/** Tasks of a farmer. Another farmer's task is 404. */
export function createFarmTasksService(
  tasks: FarmTasksRepository,
  { db, clock, ids, sprays, plantings, clientTime }: Deps,
) {
  const known = (id: string) => {
    if (!isId(id)) throw notFound();
    return id;
  };
  const must = (row: TaskRow | null): FarmTask => {
    if (!row) throw notFound();
    return toTask(row);
  };

  const refuseUnknown = (on: Queryable, farmerId: string, { planting }: TaskPatch) =>
    refuseNotOwn(on, farmerId, [['plantings', 'planting', planting, failure('planting_missing')]]);

  /** The next date of a recurring task outside the waiting periods of sprays. */
  async function freeDate(tx: Transaction, done: TaskRow): Promise<string | null> {
    const today = indianDate(clock.now());
    let date = nextDate(done, today);
    while (date !== null) {
      const until = await sprays.heldUntil({ ...done, date }, tx);
      if (until === null) return date;
      date = nextDate({ ...done, date: addDays(until, -1) }, today);
    }
    return null;
  }

  /** Inserts the next task of a finished recurring one, once, however often it is finished. */
  async function insertNext(tx: Transaction, done: TaskRow): Promise<void> {
    const date = await freeDate(tx, done);
    if (date === null) return;
    const next = await tasks.insertSuccessor(tx, {
      ...done,
      id: ids.next(),
      date,
      completedAt: null,
      doneByDiary: false,
      predecessorId: done.id,
      touched: false,
      createdAt: clock.now(),
      updatedAt: clock.now(),
    });
    if (next) await sprays.repeat(done, next, tx);
  }

  /** Changes a task if its version matches; finished at `at`. */
  async function change(
    farmerId: string,
    id: string,
    patch: TaskPatch,
    ifMatch: IfMatch | undefined,
  ): Promise<ChangedTask> {
    let inTheWay: FarmTask[] = [];
    const { at, ...fields } = patch;
    const toggle = Object.keys(fields).length === 0;
    const finishedAt = await clientTime(farmerId, at);
    const changed = await tasks.changing(farmerId, known(id), async (held, tx) => {
      if (!matchesVersion(ifMatch, held.updatedAt)) throw versionConflict(toTask(held));
      const wasDone = held.completedAt !== null;
      const done = toggle ? !wasDone : (patch.is_completed ?? wasDone);
      const values = toChange(patch, held);
      const next = { ...held, ...values };
      if (PLANNED.some((field) => next[field] !== held[field]))
        await sprays.refuseHarvest(next, tx);
      await refuseUnknown(tx, farmerId, patch);
      const row = await tasks.update(tx, farmerId, id, {
        ...values,
        completedAt: done ? (held.completedAt ?? finishedAt) : null,
        // What the farmer says of it outlives its entry in the diary.
        doneByDiary: held.doneByDiary && done,
        touched: true,
        updatedAt: nextVersion(clock.now(), held.updatedAt),
      });
      if (row) inTheWay = await sprays.follow(row, tx);
      if (row && done && !wasDone) await insertNext(tx, row);
      if (row && !done && wasDone) await tasks.removeUntouchedSuccessor(tx, farmerId, id);
      return row;
    });
    return { ...must(changed), ...(inTheWay.length > 0 && { in_the_way: inTheWay }) };
  }

  return {
    /** One row more than `limit`, which tells the caller whether there is another page. */
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
    /** Idempotent by the client's id. @throws AppError invalid, conflict, gone */
    async add(
      farmerId: string,
      input: TaskInput,
      write: Write | undefined,
    ): Promise<Created<FarmTask>> {
      const now = clock.now();
      const task = {
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
        createdAt: now,
        updatedAt: now,
      };
      const { row, again } = await createOnce(db, farmerId, write, ids.next(), {
        insert: async (on, id) => {
          await refuseUnknown(on, farmerId, input);
          await sprays.refuseHarvest(task, on);
          const plantingId =
            input.planting === undefined
              ? await plantings.onlyOf(on, farmerId, task.crop)
              : input.planting;
          return tasks.insert({ id, ...task, plantingId }, on);
        },
        find: (id) => tasks.find(farmerId, id),
      });
      return { row: toTask(row), again };
    },
    /**
     * Changes the fields that are given; with none at all, toggles done. Finishing a recurring task adds
     * the next one; reopening it deletes that again unless it was changed. The waiting period
     * of a spray moves with its task, and the answer names the harvests that it then covers; a harvest is
     * never moved into one.
     */
    change,
    /** Sets done or not done; idempotent. */
    async setDone(
      farmerId: string,
      id: string,
      { done, at }: TaskDone,
      ifMatch: IfMatch | undefined,
    ): Promise<ChangedTask> {
      const present = must(await tasks.find(farmerId, known(id)));
      if (present.is_completed === done) return present;
      return change(farmerId, id, { is_completed: done, at }, ifMatch);
    },
    /** @throws AppError not_found, changed when the version does not match */
    async remove(farmerId: string, id: string, ifMatch: IfMatch | undefined): Promise<void> {
      const gone = await tasks.changing(farmerId, known(id), async (held, tx) => {
        if (!matchesVersion(ifMatch, held.updatedAt)) throw versionConflict(toTask(held));
        await sprays.release(held, tx);
        await tasks.remove(tx, farmerId, id);
        return true;
      });
      if (!gone) throw notFound();
    },
  };
}
