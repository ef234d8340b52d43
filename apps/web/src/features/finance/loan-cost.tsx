import type { LoanCostAnswer } from '@ankur/contracts/finance/answers';
import { ComputedNote } from '../../entities/answers/computed-note.tsx';
import type { SaysSince } from '../../lib/answers/on-phone.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLoanCostQuery } from './finance.api.ts';

/** Interest to date and in total, compared with a Kisan Credit Card. */
export function LoanCost({ id }: { id: string }) {
  const t = useT('finance');
  const { data, error } = useLoanCostQuery(id);
  if (data) return <Costs cost={data} />;
  return error ? <Alert>{t('cost.failed')}</Alert> : <Skeleton className="h-24 w-full" />;
}

function Costs({ cost }: { cost: LoanCostAnswer & SaysSince }) {
  const t = useT('finance');
  const format = useFormat();
  const date = format.date(cost.as_of, { dateStyle: 'medium' });
  const rate = format.number(cost.kcc.rate_percent);
  const lines = [
    [t('cost.toDate', { date }), cost.interest_to_date],
    [t('cost.owedToDate', { date }), cost.total_to_date],
    [t('cost.interestByEnd'), cost.interest_by_end],
    [t('cost.totalByEnd'), cost.total_by_end],
    [t('cost.card', { rate }), cost.kcc.interest_by_end],
  ] as const;
  const extra = format.money(Math.abs(cost.kcc.extra_cost));
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunken p-3 text-sm">
      <ComputedNote since={cost.computedAtMs} />
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {lines.map(([label, amount]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-end font-semibold tabular-nums">{format.money(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="font-medium">
        {cost.kcc.extra_cost === 0
          ? t('cost.same')
          : t(cost.kcc.extra_cost > 0 ? 'cost.dearer' : 'cost.cheaper', { amount: extra })}
      </p>
      <p className="text-muted">
        {t('cost.source', { rate, limit: format.moneyShort(cost.kcc.limit) })}
        {!cost.kcc.within_limit && ` ${t('cost.aboveLimit')}`}
      </p>
    </div>
  );
}
