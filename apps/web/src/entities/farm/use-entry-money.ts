import type { ExpenseInput, IncomeInput } from '@ankur/contracts/finance/rules';
import { useT } from '../../lib/i18n/use-t.ts';
import { toast } from '../../ui/toast.ts';
import { useAddFarmExpenseMutation, useAddFarmIncomeMutation } from './farm-money.api.ts';
import {
  useRemoveFarmExpenseMutation,
  useRemoveFarmIncomeMutation,
} from './farm-money-undo.api.ts';
import type { Undo } from './use-undo.tsx';

interface Money {
  spent: ExpenseInput | null;
  earned: IncomeInput | null;
}

/** Writes what an entry of a diary cost and brought into the books, says what failed, and gives what takes it back. */
export function useEntryMoney(): (money: Money) => Promise<Undo> {
  const t = useT('farm-record');
  const [spend] = useAddFarmExpenseMutation();
  const [earn] = useAddFarmIncomeMutation();
  const [unspend] = useRemoveFarmExpenseMutation();
  const [unearn] = useRemoveFarmIncomeMutation();
  return async ({ spent, earned }) => {
    const paid = spent && (await spend(spent));
    const sold = earned && (await earn(earned));
    if (paid?.error || sold?.error) toast.error(t('entry.moneyFailed'));
    return async () => {
      const undone = [
        ...(paid?.data ? [await unspend(paid.data.id)] : []),
        ...(sold?.data ? [await unearn(sold.data.id)] : []),
      ];
      return undone.every(({ error }) => error === undefined);
    };
  };
}
