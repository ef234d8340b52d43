import privacy from 'virtual:endpoints/privacy';
import { NOTICE_VERSION } from '@ankur/contracts/privacy/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      privacyState: query(privacy.state, () => ({})),
      agreeToNotice: mutation(privacy.agree, () => ({ body: { version: NOTICE_VERSION } })),
      setSharing: mutation(privacy.setSharing, (allowed: boolean) => ({ body: { allowed } })),
    };
  },
});

export const { usePrivacyStateQuery, useAgreeToNoticeMutation, useSetSharingMutation } = privacyApi;
