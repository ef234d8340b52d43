import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { Failed } from '../../ui/not-loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BudgetBars } from './budget-bars.tsx';
import { CsvButton } from './csv-button.tsx';
import { type Scope, useFinancialSummaryQuery } from './finance.api.ts';
import { MonthlyChart } from './monthly-chart.tsx';
import { waitingChanges, withWaiting } from './waiting-sums.ts';

const TOTALS = [
  'total_income',
  'total_expenses',
  'net_profit',
  'total_loans',
  'total_budgets',
] as const;

/** Totals, monthly sums and budgets. */
export function SummaryView({ scope }: { scope: Scope }) {
  const t = useT('finance');
  const format = useFormat();
  const { data: counted, error, isLoading, refetch } = useFinancialSummaryQuery(scope);
  const changes = waitingChanges(useOutbox().records);
  const data = counted && withWaiting(counted, changes, scope);
  if (isLoading) return <Skeleton className="h-40 w-full" />;
  if (!data) {
    return (
      <Failed error={error} onRetry={refetch} look="plain" icon="refresh">
        {t('summaryFailed')}
      </Failed>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-wrap gap-3">
        {TOTALS.map((key) => (
          <div key={key} className="min-w-fit flex-1 basis-32 rounded-control bg-sunken p-3">
            <dt className="text-sm text-muted">{t(`total.${key}`)}</dt>
            <dd className={key === 'net_profit' && data[key] < 0 ? LOSS : AMOUNT}>
              {format.money(data[key])}
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > 0 && <p className="text-muted">{t.plural('counted', changes.length)}</p>}
      <MonthlyChart scope={scope} />
      <BudgetBars />
      <CsvButton scope={scope} />
    </div>
  );
}

const AMOUNT = 'text-lg font-bold whitespace-nowrap tabular-nums';
const LOSS = `${AMOUNT} text-danger`;
