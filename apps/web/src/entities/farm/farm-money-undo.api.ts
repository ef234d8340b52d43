import finance from 'virtual:endpoints/finance';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

const undoApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { mutation } = fromContract(build);
    const params = (id: string) => ({ params: { id } });
    const removed = (ledger: 'expenses' | 'incomes') => ({
      waits: { what: ledger, thing: (id: string) => id, row: () => null },
    });
    return {
      removeFarmExpense: mutation(finance['expenses.remove'], params, removed('expenses')),
      removeFarmIncome: mutation(finance['incomes.remove'], params, removed('incomes')),
    };
  },
});

export const { useRemoveFarmExpenseMutation, useRemoveFarmIncomeMutation } = undoApi;
