import { sql } from 'drizzle-orm';
import type { AppDeps } from '../../../app-deps.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import type { Circuit } from '../../../providers/http-client.ts';

const WRITE_MS = 60_000;
const FAILURE_MAX = 500;

export interface ProviderStateRow {
  name: string;
  /** Running processes that know the provider, and those of them that leave it alone. */
  servers: number;
  open_servers: number;
  last_success_at: string | null;
  last_failure_at: string | null;
  last_failure: string | null;
}

/** States of the providers as all processes have found them, stored by each once a minute. */
export function createProviderStates({
  db,
  clock,
  ids,
  providers,
}: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'providers'>) {
  const process = ids.next();
  const keepOne = (at: string, circuit: Circuit) =>
    db.execute(sql`
      insert into provider_states (name, process, open, last_success_at, last_failure_at, last_failure, seen_at)
      values (${circuit.name}, ${process}, ${circuit.open}, ${circuit.lastSuccessAt?.toISOString() ?? null},
        ${circuit.lastFailureAt?.toISOString() ?? null}, ${circuit.lastFailure?.slice(0, FAILURE_MAX) ?? null}, ${at})
      on conflict (name, process) do update set open = excluded.open, last_success_at = excluded.last_success_at,
        last_failure_at = excluded.last_failure_at, last_failure = excluded.last_failure, seen_at = excluded.seen_at`);
  const keep = async () => {
    const at = clock.now().toISOString();
    for (const circuit of providers.circuits?.() ?? []) await keepOne(at, circuit);
    await db.execute(
      sql`delete from provider_states where seen_at < ${at}::timestamptz - interval '30 days'`,
    );
  };
  return {
    keep,
    /** By name; a process that has written nothing for three minutes has ended. */
    async list(): Promise<ProviderStateRow[]> {
      await keep();
      return rowsOf<ProviderStateRow>(
        db,
        sql`
        with seen as (select *, seen_at > ${clock.now().toISOString()}::timestamptz - interval '3 minutes' as running
          from provider_states)
        select name, count(*) filter (where running)::int as servers,
          count(*) filter (where running and open)::int as open_servers,
          max(last_success_at) as last_success_at, max(last_failure_at) as last_failure_at,
          (array_agg(last_failure order by last_failure_at desc nulls last))[1] as last_failure
        from seen group by name order by name`,
      );
    },
    /** Writes once a minute until the returned function is called. */
    start(): () => void {
      const writing = setInterval(() => void keep().catch(() => {}), WRITE_MS).unref();
      return () => clearInterval(writing);
    },
  };
}
