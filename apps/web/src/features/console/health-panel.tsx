import {
  HEALTH_SPANS,
  type HealthAnswer,
  type HealthSpan,
} from '@ankur/contracts/console/health-endpoints';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Fetched } from './fetched.tsx';
import { HealthCharts, RefusalsChart } from './health-charts.tsx';
import { useHealthQuery } from './operations.api.ts';

const POLL_MS = 60_000;
const MB = 1024 * 1024;

/** Health of the installation over the last hour, day or month. */
export function HealthPanel() {
  const t = useT('console');
  const [span, setSpan] = useState<HealthSpan>('hour');
  const { currentData, isError, refetch } = useHealthQuery(span, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t('health.span')}
        value={span}
        onChange={setSpan}
        options={HEALTH_SPANS.map((value) => ({ value, label: t(`health.${value}`) }))}
      />
      <Fetched data={currentData} isError={isError} refetch={refetch}>
        {(health) => (
          <>
            <Now now={health.now} />
            <HealthCharts health={health} />
            <Tables health={health} />
          </>
        )}
      </Fetched>
    </div>
  );
}

function Now({ now }: Pick<HealthAnswer, 'now'>) {
  const t = useT('console');
  const format = useFormat();
  const megabytes = (bytes: number | null) =>
    bytes === null ? '–' : `${format.number(Math.round(bytes / MB))} MB`;
  const figures = [
    ['disk', now.disk_used_share === null ? '–' : format.percent(now.disk_used_share)],
    ['free', megabytes(now.disk_free_bytes)],
    ['database', megabytes(now.database_bytes)],
    ['uploads', `${format.number(now.uploads_waiting)} · ${megabytes(now.uploads_waiting_bytes)}`],
    ['loop', `${format.number(now.loop_ms)} ms`],
    ['connections', format.number(now.connections)],
    ['waiting', format.number(now.waiting_for_database)],
    ['processes', format.number(now.processes)],
  ] as const;
  return (
    <Card title={t('health.now')}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{t(`health.${name}`)}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Tables({ health }: { health: HealthAnswer }) {
  const { routes, refusals } = health;
  const t = useT('console');
  const format = useFormat();
  const ms = (value: number | null) => (value === null ? '–' : format.number(value));
  return (
    <>
      <Card title={t('health.routes')}>
        {routes.length === 0 ? (
          <p className="text-muted">{t('health.none')}</p>
        ) : (
          <DataTable
            caption={t('health.times')}
            rows={routes}
            rowKey={(row) => row.route}
            columns={[
              {
                id: 'route',
                header: t('health.route'),
                cell: (row) => <code className="wrap-anywhere">{row.route}</code>,
                sortBy: (row) => row.route,
              },
              {
                id: 'requests',
                header: t('health.asked'),
                cell: (row) => format.number(row.requests),
                numeric: true,
                sortBy: (row) => row.requests,
              },
              {
                id: 'p50',
                header: t('health.p50'),
                cell: (row) => ms(row.p50_ms),
                numeric: true,
                sortBy: (row) => row.p50_ms ?? 0,
              },
              {
                id: 'p99',
                header: t('health.p99'),
                cell: (row) => ms(row.p99_ms),
                numeric: true,
                sortBy: (row) => row.p99_ms ?? 0,
              },
            ]}
          />
        )}
      </Card>
      <Card title={t('health.refusals')}>
        {refusals.length === 0 ? (
          <p className="text-muted">{t('health.none')}</p>
        ) : (
          <>
            <RefusalsChart health={health} />
            <DataTable
              caption={t('health.refusals')}
              hideCaption
              rows={refusals}
              rowKey={(row) => row.reason}
              columns={[
                {
                  id: 'reason',
                  header: t('health.reason'),
                  cell: (row) => <code>{row.reason}</code>,
                },
                {
                  id: 'count',
                  header: t('sources.count'),
                  cell: (row) => format.number(row.count),
                  numeric: true,
                },
              ]}
            />
          </>
        )}
      </Card>
    </>
  );
}
