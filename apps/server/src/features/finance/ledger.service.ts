import type { SeasonQuery } from '@ankur/contracts/finance/filters';
import { endsInOrder, UNDO_MINUTES } from '@ankur/contracts/finance/rules';
import type { PageQuery } from '@ankur/contracts/http/common';
import { failure } from '@ankur/contracts/problems';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Press } from '../../platform/database/press-rows.ts';
import { invalid, notFound } from '../../platform/errors/app-error.ts';
import { cursorId } from '../../platform/http/paging.ts';
import { type Ids, isId } from '../../platform/ids.ts';
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
}

/** What a farmer does with one of the four ledgers. Another farmer's entry does not exist (404). */
export function createLedgerService<Item extends LedgerItem, Input>(
  repository: LedgerRepository<Item>,
  mapper: LedgerMapper<Input>,
  { clock, ids }: { clock: Clock; ids: Ids },
) {
  const today = () => indianDate(clock.now());
  const undoableSince = () => new Date(clock.now().getTime() - UNDO_MS);
  const must = <T>(found: T | null): T => {
    if (found === null) throw notFound();
    return found;
  };
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
    /** A press that is sent again, as on a bad line, adds nothing more and answers with what it added. */
    async add(farmerId: string, input: Input, press?: Press): Promise<Item> {
      const id = await repository.idFor(farmerId, press, ids.next());
      const row = {
        id,
        farmerId,
        createdAt: clock.now(),
        ...mapper.forNew(input, today()),
      };
      return must((await repository.insert(row)) ?? (await repository.find(farmerId, id)));
    },
    async get(farmerId: string, id: string): Promise<Item> {
      return must(await repository.find(farmerId, known(id)));
    },
    /** @throws invalid when the dates that result are out of order. */
    async edit(farmerId: string, id: string, patch: Partial<Input>): Promise<Item> {
      const values = mapper.forChange(patch, today());
      const bothDates = 'startDate' in values === 'endDate' in values;
      if (Object.keys(values).length === 0 || !bothDates) {
        const present = must(await repository.find(farmerId, known(id)));
        if (bothDates) return present;
        if (!endsInOrder({ ...present, ...patch })) {
          throw invalid({ end_date: [failure('end_before_start')] });
        }
      }
      return must(await repository.update(farmerId, known(id), values));
    },
    async remove(farmerId: string, id: string): Promise<void> {
      const now = clock.now();
      if (!(await repository.remove(farmerId, known(id), now, undoableSince()))) throw notFound();
    },
    /** Undoes a deletion of the last ten minutes. */
    async restore(farmerId: string, id: string): Promise<Item> {
      return must(await repository.restore(farmerId, known(id), undoableSince()));
    },
  };
}

export type LedgerService<Item extends LedgerItem, Input> = ReturnType<
  typeof createLedgerService<Item, Input>
>;
