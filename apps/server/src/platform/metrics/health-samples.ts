import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { addCounts, type Counts, noCounts } from './tally.ts';

export const SPANS = ['minute', 'hour', 'day'] as const;
export type Span = (typeof SPANS)[number];

const SPAN_MS: Readonly<Record<Span, number>> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};
/** How many of each are shown, and kept a little longer. */
export const SHOWN: Readonly<Record<Span, number>> = { minute: 60, hour: 24, day: 30 };

/** When the span of an instant began, in UTC. */
export const startOf = (span: Span, at: Date): Date =>
  new Date(Math.floor(at.getTime() / SPAN_MS[span]) * SPAN_MS[span]);

/** What processes measured, kept for a month. */
export function createHealthSamples(db: Database) {
  return {
    /** Writes down what one process has counted in a span so far. */
    async keep(span: Span, at: Date, process: string, counts: Counts): Promise<void> {
      await db.execute(sql`insert into health_samples (span, at, process, measures)
        values (${span}, ${at.toISOString()}::timestamptz, ${process}::uuid, ${JSON.stringify(counts)}::jsonb)
        on conflict (span, at, process) do update set measures = excluded.measures`);
    },
    async removeOld(span: Span, now: Date): Promise<void> {
      const oldest = new Date(now.getTime() - (SHOWN[span] + 2) * SPAN_MS[span]);
      await db.execute(sql`delete from health_samples
        where span = ${span} and at < ${oldest.toISOString()}::timestamptz`);
    },
    async databaseBytes(): Promise<number> {
      const { rows } = await db.execute<{ bytes: number }>(
        sql`select pg_database_size(current_database())::bigint as bytes`,
      );
      return Number(rows[0]?.bytes ?? 0);
    },
    /** The last spans, oldest first, all processes together; those without a sample have no counts. */
    async list(span: Span, now: Date): Promise<{ at: Date; counts: Counts; processes: number }[]> {
      const last = startOf(span, now).getTime();
      const starts = Array.from(
        { length: SHOWN[span] },
        (_, back) => new Date(last - (SHOWN[span] - 1 - back) * SPAN_MS[span]),
      );
      const { rows } = await db.execute<{ at: string; measures: Counts }>(sql`
        select at, measures from health_samples where span = ${span}
          and at >= ${(starts[0] ?? now).toISOString()}::timestamptz order by at`);
      const bySpan = Map.groupBy(rows, ({ at }) => new Date(at).getTime());
      return starts.map((at) => {
        const samples = bySpan.get(at.getTime()) ?? [];
        const counts = samples.reduce((sum, { measures }) => addCounts(sum, measures), noCounts());
        return { at, counts, processes: samples.length };
      });
    },
  };
}
