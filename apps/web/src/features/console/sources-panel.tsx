import type { SourcesAnswer } from '@ankur/contracts/console/source-endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Fetched } from './fetched.tsx';
import { JobsCard } from './jobs-card.tsx';
import { useSourcesQuery } from './operations.api.ts';
import { PriceFiles } from './price-files.tsx';

const POLL_MS = 10_000;

/** Providers of prices, weather and news, background jobs, and price files. */
export function SourcesPanel() {
  const { data, isError, refetch } = useSourcesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <Fetched data={data} isError={isError} refetch={refetch}>
      {(sources) => (
        <div className="flex flex-col gap-4">
          <ProvidersCard providers={sources.providers} />
          <PricesCard sources={sources} />
          <JobsCard jobs={sources.jobs} />
        </div>
      )}
    </Fetched>
  );
}

function useMoment(): (at: string | null) => string {
  const format = useFormat();
  return (at) => (at ? format.dateTime(at) : '–');
}

function ProvidersCard({ providers }: Pick<SourcesAnswer, 'providers'>) {
  const t = useT('console');
  const format = useFormat();
  const moment = useMoment();
  return (
    <Card title={t('sources.providers')}>
      {providers.length === 0 ? (
        <p className="text-muted">{t('sources.noProvider')}</p>
      ) : (
        <DataTable
          caption={t('sources.since')}
          rows={providers}
          rowKey={(row) => row.name}
          columns={[
            {
              id: 'name',
              header: t('sources.name'),
              cell: (row) => <span className="wrap-anywhere">{row.name}</span>,
            },
            {
              id: 'state',
              header: t('sources.state'),
              cell: (row) => (
                <>
                  <Badge tone={row.open ? 'danger' : 'good'}>
                    {t(row.open ? 'sources.open' : 'sources.closed')}
                  </Badge>
                  {row.open && row.servers > 1 && (
                    <p className="text-xs text-muted">
                      {t('sources.openServers', {
                        open: format.number(row.open_servers),
                        servers: format.number(row.servers),
                      })}
                    </p>
                  )}
                </>
              ),
            },
            {
              id: 'success',
              header: t('sources.success'),
              cell: (row) => moment(row.last_success_at),
            },
            {
              id: 'failure',
              header: t('sources.failure'),
              cell: (row) => (
                <span className="wrap-anywhere">
                  {moment(row.last_failure_at)} {row.last_failure}
                </span>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}

function PricesCard({ sources: { prices, answers, price_files } }: { sources: SourcesAnswer }) {
  const t = useT('console');
  const format = useFormat();
  const moment = useMoment();
  return (
    <Card title={t('sources.prices')}>
      <p>{t('sources.rows', { count: format.number(prices.rows) })}</p>
      <ul>
        {prices.sources.map(({ source, newest }) => (
          <li key={source}>{t('sources.newestDay', { source, date: format.date(newest) })}</li>
        ))}
      </ul>
      <PriceFiles files={price_files} />
      {answers.length > 0 && (
        <DataTable
          caption={t('sources.answers')}
          rows={answers}
          rowKey={(row) => row.kind}
          columns={[
            { id: 'kind', header: t('sources.name'), cell: (row) => row.kind },
            {
              id: 'count',
              header: t('sources.count'),
              cell: (row) => format.number(row.answers),
              numeric: true,
            },
            { id: 'newest', header: t('sources.newest'), cell: (row) => moment(row.newest_at) },
          ]}
        />
      )}
    </Card>
  );
}
