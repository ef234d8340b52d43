import privacy from 'virtual:endpoints/privacy';
import type {
  AgeGroup,
  NOTICE_VERSION,
  TRAINING_TEXT_VERSION,
} from '@ankur/contracts/privacy/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      privacyState: query(privacy.state, () => ({})),
      accessLog: query(privacy.accessLog, () => ({ query: { limit: 100 } })),
      agreeToNotice: mutation(privacy.agree, (version: typeof NOTICE_VERSION) => ({
        body: { version },
      })),
      setAge: mutation(privacy.setAge, (group: AgeGroup) => ({ body: { group } })),
      setTraining: mutation(
        privacy.setTraining,
        (body: { allowed: boolean; version: typeof TRAINING_TEXT_VERSION }) => ({ body }),
      ),
      setSharing: mutation(privacy.setSharing, (allowed: boolean) => ({ body: { allowed } })),
    };
  },
});

export const {
  useAccessLogQuery,
  usePrivacyStateQuery,
  useAgreeToNoticeMutation,
  useSetAgeMutation,
  useSetSharingMutation,
  useSetTrainingMutation,
} = privacyApi;
