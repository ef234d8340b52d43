import type { PageQuery } from '@ankur/contracts/http/common';
import { failure } from '@ankur/contracts/problems';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { conflict, notFound } from '../../../platform/errors/app-error.ts';
import { cursorId } from '../../../platform/http/paging.ts';
import { isId } from '../../../platform/ids.ts';
import { createTakedownsRepository, type TakedownRow } from './takedowns.repository.ts';

/** Takedowns of an author, and the one appeal against each. */
export function createTakedownsService({ db, clock }: { db: Database; clock: Clock }) {
  const takedowns = createTakedownsRepository(db);
  const own = async (farmerId: string, id: string): Promise<TakedownRow> => {
    const row = isId(id) ? await takedowns.findOwn(farmerId, id) : undefined;
    if (!row) throw notFound();
    return row;
  };
  return {
    list: (farmerId: string, { cursor, limit }: PageQuery): Promise<TakedownRow[]> =>
      takedowns.list(farmerId, cursorId(cursor), limit + 1),
    /** Appeals once; a repeat with the same text has no effect. @throws AppError conflict */
    async appeal(farmerId: string, id: string, text: string): Promise<TakedownRow> {
      await own(farmerId, id);
      await takedowns.setAppeal(farmerId, id, text, clock.now());
      const row = await own(farmerId, id);
      if (row.appeal === text) return row;
      throw conflict(failure(row.appeal === null ? 'appeal_not_needed' : 'appeal_made'));
    },
  };
}
