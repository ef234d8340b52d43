import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { Chart } from '../../ui/chart.tsx';
import { type Scope, useMonthlyBooksQuery } from './finance.api.ts';
import { monthsWithWaiting, waitingChanges } from './waiting-sums.ts';

/** Income against expenses by month; hidden without entries. */
export function MonthlyChart({ scope }: { scope: Scope }) {
  const t = useT('finance');
  const format = useFormat();
  const { data } = useMonthlyBooksQuery(scope);
  const changes = waitingChanges(useOutbox().records);
  const months = monthsWithWaiting(data?.months ?? [], changes, scope);
  if (!months.some(({ income, expenses }) => income > 0 || expenses > 0)) return null;
  const many = months.length > 6;
  return (
    <div>
      <h3 className="mb-2 font-bold">{t('byMonth')}</h3>
      <Chart
        kind="bar"
        label={t('byMonth')}
        pointLabel={t('month')}
        points={months.map(({ month }) =>
          format.date(`${month}-01`, many ? { month: 'short', year: 'numeric' } : MONTH),
        )}
        series={[
          { label: t('tab.incomes'), values: months.map(({ income }) => income) },
          { label: t('tab.expenses'), values: months.map(({ expenses }) => expenses) },
        ]}
        format={format.moneyShort}
        heightPx={240}
      />
    </div>
  );
}

const MONTH = { month: 'long', year: 'numeric' } as const;
