import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { Progress } from '../../ui/progress.tsx';
import { planName, spanText } from './entry-texts.ts';
import { useBudgetUseQuery } from './finance.api.ts';
import { budgetsWithWaiting, waitingChanges } from './waiting-sums.ts';

/** How much of each budget is spent. */
export function BudgetBars() {
  const t = useT('finance');
  const format = useFormat();
  const { data } = useBudgetUseQuery();
  const changes = waitingChanges(useOutbox().records);
  // Of one that waits itself it is not known what was spent before.
  const known = useFolded('budgets', data?.budgets).filter(({ unsent }) => unsent?.kind !== 'make');
  const budgets = budgetsWithWaiting(known, changes);
  if (budgets.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-bold">{t('budgetUse')}</h3>
      <ul className="flex flex-col gap-3">
        {budgets.map((budget) => (
          <li key={budget.id}>
            <Progress
              label={`${planName(t, budget.category)} · ${spanText(t, format, budget)}`}
              value={budget.used / budget.amount}
              tone={budget.left < 0 ? 'danger' : 'good'}
              text={t(budget.left < 0 ? 'overspent' : 'spent', {
                used: format.money(budget.used),
                amount: format.money(budget.amount),
                over: format.money(Math.abs(budget.left)),
              })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
