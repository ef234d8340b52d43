import finance from 'virtual:endpoints/finance';
import type { Expense, Income } from '@ankur/contracts/finance/answers';
import type { ExpenseInput, IncomeInput } from '@ankur/contracts/finance/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { farmThingsOf } from './farm-things.ts';

type Added = { ledger: 'expenses'; body: ExpenseInput } | { ledger: 'incomes'; body: IncomeInput };

type Entry = (Expense | Income) & Pick<Added, 'ledger'>;

/** What the server adds to an entry that was just written. */
const NEW = { description: '', updated_at: '' };

const farmMoneyApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { add, mutation } = fromContract(build);
    const what = ({ ledger }: Pick<Added, 'ledger'>) => ledger;
    return {
      addFarmMoney: add(
        ({ ledger }: Added) => finance[`${ledger}.add`],
        ({ body }: Added) => ({ body }),
        {
          waits: {
            what,
            after: ({ body }) => farmThingsOf(body),
            row: ({ ledger, body }, id) => ({ ...NEW, ...body, ledger, id }) as Entry,
          },
        },
      ),
      removeFarmMoney: mutation(
        ({ ledger }: Pick<Added, 'ledger'> & { id: string }) => finance[`${ledger}.remove`],
        ({ id }) => ({ params: { id } }),
        { waits: { what, thing: ({ id }) => id, row: () => null } },
      ),
    };
  },
});

export const { useAddFarmMoneyMutation, useRemoveFarmMoneyMutation } = farmMoneyApi;
