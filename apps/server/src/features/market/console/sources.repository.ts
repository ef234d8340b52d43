import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { SOURCE } from '../store/price-sources.ts';

/** What outside services gave so far, whichever process asked them. */
export function createSourcesRepository(db: Queryable) {
  return {
    /** Kept answers by kind, as the first word of their keys. */
    async listAnswers(): Promise<{ kind: string; answers: number; newest_at: string }[]> {
      return rowsOf<{ kind: string; answers: number; newest_at: string }>(
        db,
        sql`
        select split_part(key, ':', 1) as kind, count(*)::int as answers, max(fetched_at) as newest_at
        from upstream_answers group by 1 order by 1`,
      );
    },
    /** Rows as the database estimates them, and the newest day by source. */
    async prices(): Promise<{ rows: number; sources: { source: string; newest: string }[] }> {
      const { rows: counted } = await db.execute<{ rows: number }>(sql`
        select coalesce(sum(greatest(c.reltuples, 0)), 0)::bigint as rows
        from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'market_prices'::regclass`);
      const { rows } = await db.execute<{ source: number; newest: string }>(sql`
        select source, max(arrival_date)::text as newest from price_latest group by source order by source`);
      const nameOf = (number: number) =>
        Object.entries(SOURCE).find(([, known]) => known === number)?.[0] ?? String(number);
      return {
        rows: counted[0]?.rows ?? 0,
        sources: rows.map(({ source, newest }) => ({ source: nameOf(source), newest })),
      };
    },
  };
}
