import calls from 'virtual:endpoints/expert-invitation';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

const invitationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    acceptInvitation: fromContract(build).mutation(calls.accept, (token: string) => ({
      body: { token },
    })),
  }),
});

export const { useAcceptInvitationMutation } = invitationApi;
