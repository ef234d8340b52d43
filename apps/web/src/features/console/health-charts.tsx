import type { HealthAnswer } from '@ankur/contracts/console/health-endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { Chart } from '../../ui/chart.tsx';

type Point = HealthAnswer['points'][number];

const CHARTS = [
  { title: 'times', lines: { p50: (p: Point) => p.p50_ms, p99: (p: Point) => p.p99_ms } },
  {
    title: 'requests',
    lines: { asked: (p: Point) => p.requests, refused: (p: Point) => p.refused },
  },
  {
    title: 'loopChart',
    lines: { mean: (p: Point) => p.loop_ms, most: (p: Point) => p.loop_max_ms },
  },
  {
    title: 'disk',
    isShare: true,
    lines: { disk: (p: Point) => p.disk_used_share },
  },
  {
    title: 'size',
    lines: {
      database: (p: Point) =>
        p.database_bytes === null ? null : Math.round(p.database_bytes / 1024 ** 2),
    },
  },
  {
    title: 'letters',
    lines: {
      mailSent: (p: Point) => p.mail_sent,
      mailFailed: (p: Point) => p.mail_failed,
      pushSent: (p: Point) => p.push_sent,
      pushFailed: (p: Point) => p.push_failed,
    },
  },
  { title: 'signUps', lines: { signUps: (p: Point) => p.sign_ups } },
  { title: 'uploads', lines: { uploads: (p: Point) => p.uploads_waiting } },
] as const;
/** As many reasons as a chart has colours. */
const REASONS = 4;
type ChartName = (typeof CHARTS)[number]['title'];
type Lines = (typeof CHARTS)[number]['lines'];
type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type LineName = KeysOf<Lines>;

/** The same figures over time, each with its table. */
export function HealthCharts({ health }: { health: HealthAnswer }) {
  const { points } = health;
  const t = useT('console');
  const format = useFormat();
  const times = useTimes(health);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {CHARTS.map((chart) => {
        const lines = Object.entries(chart.lines) as [LineName, (point: Point) => number | null][];
        return (
          <Card key={chart.title} title={t(`health.${chart.title as ChartName}`)}>
            <Chart
              kind="line"
              label={t(`health.${chart.title as ChartName}`)}
              pointLabel={t('health.point')}
              points={times}
              heightPx={220}
              series={lines.map(([name, value]) => ({
                label: t(`health.${name}`),
                values: points.map(value),
                straight: true,
              }))}
              format={'isShare' in chart ? format.percent : (value) => format.number(value)}
            />
          </Card>
        );
      })}
    </div>
  );
}

/** The most frequent reasons of refusals over time. */
export function RefusalsChart({ health }: { health: HealthAnswer }) {
  const t = useT('console');
  const format = useFormat();
  const times = useTimes(health);
  return (
    <Chart
      kind="line"
      label={t('health.refusals')}
      pointLabel={t('health.point')}
      points={times}
      heightPx={220}
      series={health.refusals.slice(0, REASONS).map(({ reason }) => ({
        label: reason,
        values: health.points.map(({ refusals }) => refusals[reason] ?? 0),
        straight: true,
      }))}
      format={(value) => format.number(value)}
    />
  );
}

function useTimes({ span, points }: HealthAnswer): string[] {
  const format = useFormat();
  return points.map(({ at }) => (span === 'month' ? format.date(at) : format.time(at)));
}
