import calls from 'virtual:endpoints/console';
import type { ExpertForm, InvitationForm } from '@ankur/contracts/console/expert-rules';
import type { HealthSpan } from '@ankur/contracts/console/health-endpoints';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

const UPLOAD_TIMEOUT_MS = 300_000;

const operationsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    const one = (id: string) => ({ params: { id } });
    return {
      consoleExperts: query(calls.experts, () => ({})),
      inviteExpert: mutation(calls.invite, (body: InvitationForm) => ({ body }), {
        onlyWhenDone: true,
      }),
      withdrawInvitation: mutation(calls.withdrawInvitation, one),
      changeExpert: mutation(
        calls.changeExpert,
        ({ id, form }: { id: string; form: ExpertForm }) => ({ params: { id }, body: form }),
        { onlyWhenDone: true },
      ),
      withdrawExpert: mutation(
        calls.withdrawExpert,
        ({ id, why }: { id: string; why: string }) => ({ params: { id }, body: { why } }),
      ),
      sources: query(calls.sources, () => ({})),
      runJob: mutation(calls.runJob, (name: string) => ({ params: { name } })),
      checkPriceFile: mutation(
        calls.checkPriceFile,
        (body: FormData) => ({ body, timeout: UPLOAD_TIMEOUT_MS }),
        { onlyWhenDone: true },
      ),
      importPriceFile: mutation(calls.importPriceFile, one),
      health: query(calls.health, (span: HealthSpan) => ({ query: { span } })),
    };
  },
});

export const {
  useConsoleExpertsQuery,
  useInviteExpertMutation,
  useWithdrawInvitationMutation,
  useChangeExpertMutation,
  useWithdrawExpertMutation,
  useSourcesQuery,
  useRunJobMutation,
  useCheckPriceFileMutation,
  useImportPriceFileMutation,
  useHealthQuery,
} = operationsApi;
