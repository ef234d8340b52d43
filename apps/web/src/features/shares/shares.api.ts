import shares from 'virtual:endpoints/shares';
import type { Share, ShareInput } from '@ankur/contracts/farm-record/shares';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

export type { Share, SharedDiary } from '@ankur/contracts/farm-record/shares';

const sharesApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, add } = fromContract(build);
    return {
      shares: query(shares.list, () => ({ query: { limit: 100 } })),
      addShare: add(shares.add, (body: ShareInput) => ({ body })),
      removeShare: mutation(shares.remove, ({ id }: Share) => ({ params: { id } }), {
        waits: { what: 'share', thing: ({ id }) => id, row: () => null },
      }),
      sharedDiary: query(shares.read, (code: string) => ({ params: { code } })),
    };
  },
});

export const { useSharesQuery, useAddShareMutation, useRemoveShareMutation, useSharedDiaryQuery } =
  sharesApi;
