import calls from 'virtual:endpoints/console';
import type {
  AppealDecision,
  CaseDecision,
  CaseForm,
} from '@ankur/contracts/console/moderation-rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

const moderationApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, list, mutation } = fromContract(build);
    return {
      consoleMember: query(calls.me, () => ({})),
      cases: list(calls.cases, () => ({})),
      caseDetail: query(calls.case, (id: string) => ({ params: { id } })),
      addCase: mutation(calls.addCase, (body: CaseForm) => ({ body }), { onlyWhenDone: true }),
      decideCase: mutation(calls.decide, ({ id, ...body }: CaseDecision & { id: string }) => ({
        params: { id },
        body,
      })),
      appeals: list(calls.appeals, () => ({})),
      answerAppeal: mutation(
        calls.answerAppeal,
        ({ id, ...body }: AppealDecision & { id: string }) => ({ params: { id }, body }),
      ),
      consoleAccount: query(calls.account, (id: string) => ({ params: { id } })),
      setSuspended: mutation(
        ({ suspended }: { id: string; suspended: boolean; why: string }) =>
          suspended ? calls.suspend : calls.reinstate,
        ({ id, why }) => ({ params: { id }, body: { why } }),
      ),
      moderationLog: list(calls.log, () => ({})),
    };
  },
});

export const {
  useConsoleMemberQuery,
  useCasesInfiniteQuery,
  useCaseDetailQuery,
  useAddCaseMutation,
  useDecideCaseMutation,
  useAppealsInfiniteQuery,
  useAnswerAppealMutation,
  useConsoleAccountQuery,
  useSetSuspendedMutation,
  useModerationLogInfiniteQuery,
} = moderationApi;
