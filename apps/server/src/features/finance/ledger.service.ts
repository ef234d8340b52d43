import type { SeasonQuery } from '@ankur/contracts/finance/filters';
import { endsInOrder, UNDO_MINUTES } from '@ankur/contracts/finance/rules';
import type { PageQuery } from '@ankur/contracts/http/common';
import { failure } from '@ankur/contracts/problems';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { invalid, notFound } from '../../platform/errors/app-error.ts';
import { cursorId } from '../../platform/http/paging.ts';
import { type Ids, isId } from '../../platform/ids.ts';
import { isOwn, refuseNotOwn } from '../../platform/records/owned.ts';
import type { ClientTime } from '../../platform/writes/client-time.ts';
import { type Created, createOnce } from '../../platform/writes/idempotent-create.ts';
import { type IfMatch, matchesVersion, versionConflict } from '../../platform/writes/version.ts';
import type { Write } from '../../platform/writes/write.ts';
import type { LedgerMapper } from './ledger.mapper.ts';
import type { LedgerRepository } from './ledger.repository.ts';
import { periodOf } from './period.ts';

const UNDO_MS = UNDO_MINUTES * 60_000;

export type LedgerListQuery = PageQuery & SeasonQuery;

/** An entry; loans and budgets also have a span of days. */
export interface LedgerItem {
  id: string;
  start_date?: string | null;
  end_date?: string | null;
  updated_at: string;
}

/** Fields of all four forms; expenses and incomes may name a planting or an animal. */
export interface LedgerInput {
  at?: string | null | undefined;
  planting?: string | null | undefined;
  animal?: string | null | undefined;
  planting_event?: string | null | undefined;
  animal_event?: string | null | undefined;
}

interface Deps {
  db: Database;
  clock: Clock;
  ids: Ids;
  clientTime: ClientTime;
}

/** One of the four ledgers of a farmer. Another farmer's entry is 404. */
export function createLedgerService<Item extends LedgerItem, Input extends LedgerInput>(
  repository: LedgerRepository<Item>,
  mapper: LedgerMapper<Input>,
  { db, clock, ids, clientTime }: Deps,
) {
  const today = () => indianDate(clock.now());
  const undoableSince = () => new Date(clock.now().getTime() - UNDO_MS);
  const must = <T>(found: T | null): T => {
    if (found === null) throw notFound();
    return found;
  };
  const dayOf = async (farmerId: string, input: Partial<Input>) =>
    indianDate(await clientTime(farmerId, input.at));
  /** Throws why an entry could not be changed: not found, or another version. */
  const refuseStaleVersion = async (farmerId: string, id: string, ifMatch: IfMatch | undefined) => {
    const present = must(await repository.find(farmerId, id));
    return ifMatch ? versionConflict(present) : notFound();
  };
  const refuseUnknown = (on: Queryable, farmerId: string, { planting, animal }: Partial<Input>) =>
    refuseNotOwn(on, farmerId, [
      ['plantings', 'planting', planting, failure('planting_missing')],
      ['animals', 'animal', animal, failure('animal_missing')],
    ]);
  /** The entry of a diary that wrote it; one that is not there, or is of somebody else, is left out. */
  const writtenBy = async (
    on: Queryable,
    farmerId: string,
    { planting_event, animal_event }: Partial<Input>,
  ) => ({
    ...(planting_event &&
      !(await isOwn(on, farmerId, 'planting_events', planting_event)) && { plantingEventId: null }),
    ...(animal_event &&
      !(await isOwn(on, farmerId, 'animal_events', animal_event)) && { animalEventId: null }),
  });
  const known = (id: string) => {
    if (!isId(id)) throw notFound();
    return id;
  };

  return {
    /** One row more than `limit`, so that the caller sees whether there is another page. */
    async list(farmerId: string, query: LedgerListQuery): Promise<Item[]> {
      return repository.list(farmerId, {
        limit: query.limit + 1,
        before: cursorId(query.cursor),
        period: periodOf(query, today()),
        crop: query.crop ?? null,
      });
    },
    /** Idempotent by the client's id. @throws AppError conflict, gone */
    async add(farmerId: string, input: Input, write: Write | undefined): Promise<Created<Item>> {
      const values = mapper.forNew(input, await dayOf(farmerId, input));
      const now = clock.now();
      const row = { farmerId, createdAt: now, updatedAt: now, ...values };
      return createOnce(db, farmerId, write, ids.next(), {
        insert: async (on, id) => {
          await refuseUnknown(on, farmerId, input);
          return repository.insert(on, { id, ...row, ...(await writtenBy(on, farmerId, input)) });
        },
        find: (id) => repository.find(farmerId, id),
      });
    },
    async get(farmerId: string, id: string): Promise<Item> {
      return must(await repository.find(farmerId, known(id)));
    },
    /** @throws AppError invalid when the dates that result are out of order, changed when the version does not match */
    async edit(
      farmerId: string,
      id: string,
      patch: Partial<Input>,
      ifMatch: IfMatch | undefined,
    ): Promise<Item> {
      const values = mapper.forChange(patch, await dayOf(farmerId, patch));
      const bothDates = 'startDate' in values === 'endDate' in values;
      if (Object.keys(values).length === 0 || !bothDates) {
        const present = must(await repository.find(farmerId, known(id)));
        if (!matchesVersion(ifMatch, new Date(present.updated_at))) throw versionConflict(present);
        if (bothDates) return present;
        if (!endsInOrder({ ...present, ...patch })) {
          throw invalid({ end_date: [failure('end_before_start')] });
        }
      }
      await refuseUnknown(db, farmerId, patch);
      const change = { values, now: clock.now(), ifMatch };
      const changed = await repository.update(farmerId, known(id), change);
      if (changed === null) throw await refuseStaleVersion(farmerId, id, ifMatch);
      return changed;
    },
    /** @throws AppError changed when the version does not match */
    async remove(farmerId: string, id: string, ifMatch: IfMatch | undefined): Promise<void> {
      const removal = { now: clock.now(), forgetBefore: undoableSince(), ifMatch };
      if (await repository.remove(farmerId, known(id), removal)) return;
      throw await refuseStaleVersion(farmerId, id, ifMatch);
    },
    /** Undoes a deletion of the last ten minutes. */
    async restore(farmerId: string, id: string): Promise<Item> {
      return must(await repository.restore(farmerId, known(id), undoableSince()));
    },
  };
}

export type LedgerService<Item extends LedgerItem, Input extends LedgerInput> = ReturnType<
  typeof createLedgerService<Item, Input>
>;
