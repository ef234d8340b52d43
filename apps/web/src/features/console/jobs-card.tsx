import type { SourcesAnswer } from '@ankur/contracts/console/source-endpoints';
import { fieldErrors } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { toast } from '../../ui/toast.ts';
import { useRunJobMutation } from './operations.api.ts';

/** Background jobs: last success, failures with reasons, and manual runs. */
export function JobsCard({ jobs }: Pick<SourcesAnswer, 'jobs'>) {
  const t = useT('console');
  const failureText = useFailureText('console');
  const format = useFormat();
  const [runJob] = useRunJobMutation();
  const run = async (name: string): Promise<void> => {
    const { error } = await runJob(name);
    const [failure] = Object.values(fieldErrors(error) ?? {}).flat();
    if (error) toast.error(failureText(failure) ?? t('sources.failed'));
    else toast.success(t('jobs.asked'));
  };
  const recent = jobs.flatMap((job) => job.recent.map((one) => ({ ...one, name: job.name })));
  return (
    <Card title={t('jobs.title')}>
      <DataTable
        caption={t('jobs.title')}
        hideCaption
        rows={jobs}
        rowKey={(row) => row.name}
        columns={[
          { id: 'name', header: t('sources.name'), cell: (row) => row.name },
          { id: 'cron', header: t('jobs.cron'), cell: (row) => row.cron ?? '–' },
          {
            id: 'last',
            header: t('jobs.last'),
            cell: (row) => (row.succeeded_at ? format.dateTime(row.succeeded_at) : '–'),
          },
          {
            id: 'runs',
            header: t('jobs.runs'),
            cell: (row) => format.number(row.runs),
            numeric: true,
          },
          {
            id: 'failures',
            header: t('jobs.failures'),
            cell: (row) => format.number(row.failures),
            numeric: true,
            sortBy: (row) => row.failures,
          },
          {
            id: 'run',
            header: t('jobs.run'),
            cell: (row) => (
              <Button
                look="plain"
                aria-label={t('jobs.runName', { name: row.name })}
                onClick={() => void run(row.name)}
              >
                {t('jobs.run')}
              </Button>
            ),
          },
        ]}
      />
      {recent.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{t('jobs.recent')}</h3>
          <ul className="text-sm">
            {recent.map(({ name, at, reason }) => (
              <li key={`${name} ${at}`} className="wrap-anywhere">
                {format.dateTime(at)} · {name} · {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
