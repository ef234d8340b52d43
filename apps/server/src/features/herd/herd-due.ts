import { addDays } from '@ankur/agronomy/calendar-day';
import type { Database } from '../../platform/database/database.ts';
import type { HerdDue } from '../../ports/herd.ts';
import { dueOf } from './due.ts';
import { listHerd } from './herd.repository.ts';

/** Days back that entries count for what is due: a buffalo's pregnancy and the time after it. */
const REMEMBERED_DAYS = 800;

export const createHerdDue =
  (db: Database): HerdDue =>
  async (farmerId, today, language) =>
    dueOf(await listHerd(db, farmerId, addDays(today, -REMEMBERED_DAYS)), today, language);
