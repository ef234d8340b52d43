import calls from 'virtual:endpoints/experts';
import type { ExpertRequestForm } from '@ankur/contracts/experts/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

const UPLOAD_TIMEOUT_MS = 300_000;

interface SaidOnDesk {
  id: string;
  kind: 'answer' | 'question';
  text: string;
}

const expertsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, list, mutation, add } = fromContract(build);
    return {
      experts: query(calls.list, () => ({})),
      myRequests: list(calls.requests, () => ({})),
      askExpert: add(
        calls.ask,
        (body: FormData | ExpertRequestForm) => ({ body, timeout: UPLOAD_TIMEOUT_MS }),
        { onlyWhenDone: true },
      ),
      followUp: add(
        calls.followUp,
        ({ id, text }: { id: string; text: string }) => ({ params: { id }, body: { text } }),
        { onlyWhenDone: true },
      ),
      closeRequest: mutation(calls.close, (id: string) => ({ params: { id } }), {
        onlyWhenDone: true,
      }),
      sayWorked: mutation(
        calls.worked,
        ({ id, worked }: { id: string; worked: boolean }) => ({ params: { id }, body: { worked } }),
        { onlyWhenDone: true },
      ),
      desk: query(calls.desk, () => ({})),
      claimRequest: mutation(calls.claim, (id: string) => ({ params: { id } })),
      releaseRequest: mutation(calls.release, (id: string) => ({ params: { id } })),
      sayOnDesk: add(
        ({ kind }: SaidOnDesk) => (kind === 'answer' ? calls.answer : calls.askBack),
        ({ id, text }: SaidOnDesk) => ({ params: { id }, body: { text } }),
        { onlyWhenDone: true },
      ),
    };
  },
});

export const {
  useExpertsQuery,
  useMyRequestsInfiniteQuery,
  useAskExpertMutation,
  useFollowUpMutation,
  useCloseRequestMutation,
  useSayWorkedMutation,
  useDeskQuery,
  useClaimRequestMutation,
  useReleaseRequestMutation,
  useSayOnDeskMutation,
} = expertsApi;
