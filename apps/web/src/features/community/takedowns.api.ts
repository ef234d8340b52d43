import calls from 'virtual:endpoints/takedowns';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

const takedownsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { list, mutation } = fromContract(build);
    return {
      takedowns: list(calls.list, () => ({})),
      appeal: mutation(
        calls.appeal,
        ({ id, text }: { id: string; text: string }) => ({ params: { id }, body: { text } }),
        { onlyWhenDone: true },
      ),
    };
  },
});

export const { useTakedownsInfiniteQuery, useAppealMutation } = takedownsApi;
