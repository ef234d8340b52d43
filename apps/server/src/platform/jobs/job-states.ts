import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rowsOf } from '../database/rows-of.ts';

const REASON_MAX = 500;

export interface JobStateRow {
  name: string;
  cron: string | null;
  started_at: string | null;
  finished_at: string | null;
  succeeded_at: string | null;
  runs: number;
  failures: number;
  recent: { at: string; reason: string }[];
}

/** States of background jobs, for operators. */
export function createJobStates(db: Database) {
  return {
    async begin(name: string): Promise<void> {
      await db.execute(sql`insert into job_states (name, started_at) values (${name}, now())
        on conflict (name) do update set started_at = now(), runs = job_states.runs + 1`);
    },
    async end(name: string, failure: string | null): Promise<void> {
      await db.execute(sql`update job_states set finished_at = now(),
          succeeded_at = case when ${failure}::text is null then now() else succeeded_at end,
          failures = failures + case when ${failure}::text is null then 0 else 1 end
        where name = ${name}`);
      if (failure === null) return;
      await db.execute(sql`insert into job_failures (name, failed_at, reason)
        values (${name}, clock_timestamp(), ${failure.slice(0, REASON_MAX)}) on conflict do nothing`);
      await db.execute(sql`delete from job_failures where failed_at < now() - interval '30 days'`);
    },
    /** All jobs ever run or scheduled, by name, with the last five failures. */
    async list(): Promise<JobStateRow[]> {
      const planned = await db.execute<{ there: boolean }>(
        sql`select to_regclass('jobs.schedule') is not null as there`,
      );
      const schedule = planned.rows[0]?.there
        ? sql`select name, cron from jobs.schedule`
        : sql`select null::text as name, null::text as cron where false`;
      return rowsOf<JobStateRow>(
        db,
        sql`
        select coalesce(s.name, p.name) as name, p.cron, s.started_at, s.finished_at, s.succeeded_at,
          coalesce(s.runs, 0) as runs, coalesce(s.failures, 0) as failures,
          coalesce((select jsonb_agg(jsonb_build_object('at', f.failed_at, 'reason', f.reason) order by f.failed_at desc)
            from (select * from job_failures f where f.name = coalesce(s.name, p.name)
              order by f.failed_at desc limit 5) f), '[]'::jsonb) as recent
        from job_states s full join (${schedule}) p on p.name = s.name order by 1`,
      );
    },
  };
}
