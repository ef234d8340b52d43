import type { LogEntry } from '@ankur/contracts/console/moderation-endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { DataTable } from '../../ui/data-table.tsx';

/** Log entries. Action names are shown as logged. */
export function ModerationLogTable({ log }: { log: readonly LogEntry[] }) {
  const t = useT('console');
  const format = useFormat();
  if (log.length === 0) return <p className="text-muted">{t('log.none')}</p>;
  return (
    <DataTable
      caption={t('tab.log')}
      hideCaption
      rows={log}
      rowKey={(row) => row.id}
      columns={[
        { id: 'at', header: t('log.when'), cell: (row) => format.dateTime(row.at) },
        { id: 'actor', header: t('log.who'), cell: (row) => row.actor ?? t('log.nobody') },
        { id: 'action', header: t('log.what'), cell: (row) => <span lang="en">{row.action}</span> },
        {
          id: 'subject',
          header: t('log.about'),
          cell: (row) => <span className="wrap-anywhere">{row.subject}</span>,
        },
        {
          id: 'note',
          header: t('log.why'),
          cell: (row) => <span className="wrap-anywhere">{row.note ?? '–'}</span>,
        },
      ]}
    />
  );
}
