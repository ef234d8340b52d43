import privacy from 'virtual:endpoints/privacy';
import type {
  AgeGroup,
  NOTICE_VERSION,
  TRAINING_TEXT_VERSION,
} from '@ankur/contracts/privacy/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import type { Waits } from '../../lib/outbox/describe.ts';
import { nowMs } from '../../lib/time/clock.ts';

/** A decision about the farmer's own data; each replaces the one before it about the same. */
const choice = <Arg, Part>(
  about: string,
  row: (arg: Arg) => Part,
): { waits: Waits<Arg, Part> } => ({
  waits: { what: 'choice', kind: 'set', thing: () => `choice/${about}`, row },
});

const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      privacyState: query(privacy.state, () => ({})),
      accessLog: query(privacy.accessLog, () => ({ query: { limit: 100 } })),
      agreeToNotice: mutation(
        privacy.agree,
        (version: typeof NOTICE_VERSION) => ({ body: { version } }),
        choice('notice', (version) => ({
          notice: { version, agreed_at: new Date(nowMs()).toISOString(), current: true },
        })),
      ),
      setAge: mutation(
        privacy.setAge,
        (group: AgeGroup) => ({ body: { group } }),
        choice('age', (group) => ({ age: { group, told_at: null } })),
      ),
      setTraining: mutation(
        privacy.setTraining,
        (body: { allowed: boolean; version: typeof TRAINING_TEXT_VERSION }) => ({ body }),
        choice('training', (training) => ({ training: { ...training, decided_at: null } })),
      ),
      setSharing: mutation(
        privacy.setSharing,
        (allowed: boolean) => ({ body: { allowed } }),
        choice('sharing', (allowed) => ({ sharing: { allowed, decided_at: null } })),
      ),
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
