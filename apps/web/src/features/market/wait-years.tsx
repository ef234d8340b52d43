import type { WaitAnswer } from '@ankur/contracts/market/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { DataTable } from '../../ui/data-table.tsx';

/** The advice of each past year and its result. */
export function WaitYears({ years }: { years: WaitAnswer['back_test']['years'] }) {
  const t = useT('market');
  const format = useFormat();
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold text-brand">{t('wait.years')}</summary>
      <DataTable
        caption={t('wait.years')}
        hideCaption
        rows={years}
        rowKey={(row) => String(row.year)}
        columns={[
          { id: 'year', header: t('wait.year'), cell: (row) => String(row.year) },
          {
            id: 'months',
            header: t('wait.waited'),
            cell: (row) => format.number(row.lag_months),
            numeric: true,
          },
          {
            id: 'gain',
            header: t('wait.gain'),
            cell: (row) => `${format.number(row.gain_percent)}%`,
            numeric: true,
          },
        ]}
      />
    </details>
  );
}
