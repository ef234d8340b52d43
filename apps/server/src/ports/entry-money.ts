import type { EntryMoney } from '@ankur/contracts/farm-record/entry-money';
import type { Queryable } from '../platform/database/database.ts';

/** Whose diary an entry stands in. */
export type EntryOf = 'planting_event' | 'animal_event';

/** The money that entries of diaries wrote into the books. */
export interface EntryMoneyPort {
  /** By the id of the entry; those without money are not named. */
  of(
    farmerId: string,
    of: EntryOf,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, EntryMoney[]>>;
  /** Deletes the money of an entry, as the books delete it: it can be restored for minutes. */
  remove(on: Queryable, farmerId: string, of: EntryOf, id: string): Promise<void>;
}
