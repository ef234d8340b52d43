import { addDays } from '@ankur/agronomy/calendar-day';
import type { Database } from '../../platform/database/database.ts';
import type { CircumstancesReader } from '../../ports/circumstances.ts';
import type { HerdDue } from '../../ports/herd.ts';
import { dueOf } from './due.ts';
import { listHerd } from './herd.repository.ts';

/** Days back that entries count for what is due: the three years that a PPR vaccine protects. */
const REMEMBERED_DAYS = 1110;

export const createHerdDue =
  (db: Database, { placeOf }: Pick<CircumstancesReader, 'placeOf'>): HerdDue =>
  async (farmerId, today, language, silenced) => {
    const [herd, { state }] = await Promise.all([
      listHerd(db, farmerId, addDays(today, -REMEMBERED_DAYS)),
      placeOf(farmerId),
    ]);
    return dueOf(herd, today, language, state, silenced);
  };
