import type { ExpenseInput, IncomeInput } from '@ankur/contracts/finance/rules';
import { useT } from '../../lib/i18n/use-t.ts';
import { toast } from '../../ui/toast.ts';
import { useAddFarmMoneyMutation, useRemoveFarmMoneyMutation } from './farm-money.api.ts';
import type { Undo } from './use-undo.tsx';

interface Money {
  spent: ExpenseInput | null;
  earned: IncomeInput | null;
}

/** Writes what an entry of a diary cost and brought into the books, says what failed, and gives what takes it back. */
export function useEntryMoney(): (money: Money) => Promise<Undo> {
  const t = useT('farm-record');
  const [add] = useAddFarmMoneyMutation();
  const [remove] = useRemoveFarmMoneyMutation();
  return async ({ spent, earned }) => {
    const paid = spent && (await add({ ledger: 'expenses', body: spent }));
    const sold = earned && (await add({ ledger: 'incomes', body: earned }));
    if (paid?.error || sold?.error) toast.error(t('entry.moneyFailed'));
    return async () => {
      const undone = [
        ...(paid?.data ? [await remove({ ledger: 'expenses', id: paid.data.id })] : []),
        ...(sold?.data ? [await remove({ ledger: 'incomes', id: sold.data.id })] : []),
      ];
      return undone.every(({ error }) => error === undefined);
    };
  };
}
