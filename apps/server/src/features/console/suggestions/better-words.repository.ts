import type { BetterWord } from '@ankur/contracts/suggestions/endpoints';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';

const MOST = 2_000;

/** Texts that are shown instead of those in the locale files. */
export function createBetterWordsRepository(db: Queryable) {
  return {
    list: async (language: string): Promise<BetterWord[]> => {
      return rowsOf<BetterWord>(
        db,
        sql`select present, better from better_words
        where language = ${language} order by accepted_at desc, present limit ${MOST}`,
      );
    },
    /** Shows `better` for `present`, and for everything that `present` was shown for; a text that is shown for itself goes. */
    async put(language: string, { present, better }: BetterWord, now: Date): Promise<void> {
      const at = sql`${now.toISOString()}::timestamptz`;
      await db.execute(sql`update better_words set better = ${better}, accepted_at = ${at}
        where language = ${language} and better = ${present}`);
      await db.execute(sql`insert into better_words (language, present, better, accepted_at)
        values (${language}, ${present}, ${better}, ${at})
        on conflict (language, present) do update set better = excluded.better, accepted_at = excluded.accepted_at`);
      await db.execute(
        sql`delete from better_words where language = ${language} and present = better`,
      );
    },
  };
}
