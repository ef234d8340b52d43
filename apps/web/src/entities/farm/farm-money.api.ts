import finance from 'virtual:endpoints/finance';
import type { Expense, Income } from '@ankur/contracts/finance/answers';
import type { ExpenseInput, IncomeInput } from '@ankur/contracts/finance/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { farmThingsOf } from './farm-things.ts';

/** What the server adds to an entry that was just written. */
const NEW = { description: '', updated_at: '' };

const farmMoneyApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { add } = fromContract(build);
    const waits = (ledger: 'expenses' | 'incomes') => ({
      what: ledger,
      after: farmThingsOf,
    });
    return {
      addFarmExpense: add(finance['expenses.add'], (body: ExpenseInput) => ({ body }), {
        waits: {
          ...waits('expenses'),
          row: (body, id) => ({ ...NEW, ...body, ledger: 'expenses', id }) as Expense,
        },
      }),
      addFarmIncome: add(finance['incomes.add'], (body: IncomeInput) => ({ body }), {
        waits: {
          ...waits('incomes'),
          row: (body, id) => ({ ...NEW, ...body, ledger: 'incomes', id }) as Income,
        },
      }),
    };
  },
});

export const { useAddFarmExpenseMutation, useAddFarmIncomeMutation } = farmMoneyApi;
