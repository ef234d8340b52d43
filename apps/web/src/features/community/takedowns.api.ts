import calls from 'virtual:endpoints/takedowns';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { nowMs } from '../../lib/time/clock.ts';

const takedownsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { list, mutation } = fromContract(build);
    return {
      takedowns: list(calls.list, () => ({})),
      appeal: mutation(
        calls.appeal,
        ({ id, text }: { id: string; text: string }) => ({ params: { id }, body: { text } }),
        {
          onlyWhenDone: true,
          waits: {
            what: 'appeal',
            kind: 'set',
            thing: ({ id }) => `${id}/appeal`,
            row: ({ text }) => ({
              appeal: text,
              appealed_at: new Date(nowMs()).toISOString(),
              may_appeal: false,
            }),
          },
        },
      ),
    };
  },
});

export const { useTakedownsInfiniteQuery, useAppealMutation } = takedownsApi;
