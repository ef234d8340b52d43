import type { HealthAnswer, HealthSpan } from '@ankur/contracts/console/health-endpoints';
import { sql } from 'drizzle-orm';
import type { AppDeps } from '../../../app-deps.ts';
import { createHealthSamples, type Span } from '../../../platform/metrics/health-samples.ts';
import {
  addCounts,
  type Counts,
  noCounts,
  quantileMs,
  sumOf,
} from '../../../platform/metrics/tally.ts';
import { countWaitingUploads } from './waiting-uploads.ts';

const SAMPLED: Readonly<Record<HealthSpan, Span>> = { hour: 'minute', day: 'hour', month: 'day' };
const ROUTES_SHOWN = 50;

const totalOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const rounded = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);
const allRoutes = ({ routes }: Counts): number[] =>
  Object.values(routes).reduce<number[]>((sum, classes) => sumOf(sum, classes), []);
const timesOf = (classes: readonly number[]) => ({
  requests: totalOf(classes),
  p50_ms: rounded(quantileMs(classes, 0.5)),
  p99_ms: rounded(quantileMs(classes, 0.99)),
});

type Load = HealthAnswer['now'];

/** Health of the installation, from samples stored by its processes. */
export function createHealthService({ db, clock, disk }: Pick<AppDeps, 'db' | 'clock' | 'disk'>) {
  const samples = createHealthSamples(db);
  /** Sign-ups by the start of each span. */
  const signUps = async (span: Span, since: Date): Promise<Map<number, number>> => {
    const { rows } = await db.execute<{ at: string; count: number }>(sql`
      select date_trunc(${span}, created_at, 'UTC') as at, count(*)::int as count from farmers
      where created_at >= ${since.toISOString()}::timestamptz group by 1`);
    return new Map(rows.map(({ at, count }) => [new Date(at).getTime(), count]));
  };
  return {
    async read(
      span: HealthSpan,
      load: Pick<Load, 'loop_ms' | 'connections' | 'waiting_for_database'>,
    ): Promise<HealthAnswer> {
      const sampled = SAMPLED[span];
      const found = await samples.list(sampled, clock.now());
      const [newSignUps, usage, bytes, uploads, latest] = await Promise.all([
        signUps(sampled, found[0]?.at ?? clock.now()),
        disk(),
        samples.databaseBytes(),
        countWaitingUploads(db),
        sampled === 'minute' ? found : samples.list('minute', clock.now()),
      ]);
      const sum = found.reduce((all, { counts }) => addCounts(all, counts), noCounts());
      return {
        span,
        points: found.map(({ at, counts }) => ({
          at: at.toISOString(),
          ...timesOf(allRoutes(counts)),
          refused: totalOf(Object.values(counts.refusals)),
          refusals: counts.refusals,
          uploads_waiting: counts.uploadsWaiting ?? null,
          loop_ms: counts.loop.looks ? rounded(counts.loop.sum / counts.loop.looks) : null,
          loop_max_ms: counts.loop.looks ? rounded(counts.loop.max) : null,
          disk_used_share: counts.diskUsedShare,
          database_bytes: counts.databaseBytes,
          mail_sent: counts.mail.sent,
          mail_failed: counts.mail.failed,
          push_sent: counts.push.sent,
          push_failed: counts.push.failed,
          sign_ups: newSignUps.get(at.getTime()) ?? 0,
        })),
        routes: Object.entries(sum.routes)
          .map(([route, classes]) => ({ route, ...timesOf(classes) }))
          .toSorted((one, other) => other.requests - one.requests)
          .slice(0, ROUTES_SHOWN),
        refusals: Object.entries(sum.refusals)
          .map(([reason, count]) => ({ reason, count }))
          .toSorted((one, other) => other.count - one.count),
        now: {
          ...load,
          disk_used_share: usage?.usedShare ?? null,
          disk_free_bytes: usage?.freeBytes ?? null,
          database_bytes: bytes,
          uploads_waiting: uploads.count,
          uploads_waiting_bytes: uploads.bytes,
          processes: Math.max(...latest.slice(-2).map(({ processes }) => processes)),
        },
      };
    },
  };
}
