import { rowsOf } from '../../lib/http/paged.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { Progress } from '../../ui/progress.tsx';
import { planName, spanText } from './entry-texts.ts';
import { useBudgetUseQuery, useEntriesInfiniteQuery } from './finance.api.ts';
import { budgetsWithWaiting, waitingChanges, withSpent } from './waiting-sums.ts';

/** All expenses as they were read last; null while the list is not read to its end. */
function useAllExpenses(wanted: boolean) {
  const { data } = useEntriesInfiniteQuery({ ledger: 'expenses' }, { skip: !wanted });
  return (data?.pages.at(-1)?.next === null && rowsOf(data)) || null;
}

/** Budgets as they stand with what waits; a new one once it is known what was spent of it before. */
function useBudgets() {
  const { data } = useBudgetUseQuery();
  const changes = waitingChanges(useOutbox().records);
  const folded = useFolded('budgets', data?.budgets);
  const expenses = useAllExpenses(folded.some(({ unsent }) => unsent));
  const known = folded.flatMap((budget) => {
    if (budget.unsent && expenses) return [withSpent(budget, expenses)];
    return budget.unsent?.kind === 'make' ? [] : [budget];
  });
  return budgetsWithWaiting(known, changes);
}

/** How much of each budget is spent. */
export function BudgetBars() {
  const t = useT('finance');
  const format = useFormat();
  const budgets = useBudgets();
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
