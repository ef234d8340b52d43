import { sql } from 'drizzle-orm';
import { errorCode, type Queryable } from '../../../platform/database/database.ts';

export interface PricePartitions {
  /** Creates missing partitions of months (`YYYY-MM`). */
  ensure(months: Iterable<string>): Promise<void>;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** One partition per calendar month, created with its first row. */
export function createPricePartitions(db: Queryable): PricePartitions {
  const made = new Set<string>();
  return {
    async ensure(months) {
      for (const month of new Set(months)) {
        if (made.has(month)) continue;
        if (!MONTH.test(month)) throw new RangeError(`not a month: ${month}`);
        try {
          await db.execute(sql`select make_price_partition(${`${month}-01`}::date)`);
        } catch (error) {
          // Another process created it concurrently: duplicate table or duplicate type.
          if (!['42P07', '23505', '42710'].includes(errorCode(error))) throw error;
        }
        made.add(month);
      }
    },
  };
}
