import milkRates from 'virtual:endpoints/milk-rates';
import type { MilkRates } from '@ankur/contracts/farm-record/milk-rates';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

/** What waiting writes of the rates are about. */
export const MILK_RATES = 'milk-rates';

export const milkRatesApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      milkRates: query(milkRates.read, () => ({})),
      saveMilkRates: mutation(milkRates.save, (body: MilkRates) => ({ body }), {
        waits: {
          what: 'milkRates',
          kind: 'set',
          thing: () => MILK_RATES,
          row: (rates) => ({ ...rates, rates, updated_at: null }),
        },
      }),
    };
  },
});

export const { useMilkRatesQuery, useSaveMilkRatesMutation } = milkRatesApi;
