import type { Ids } from '../../platform/ids.ts';
import type { RecordAssistantConsent } from '../../ports/privacy.ts';
import { createPrivacyRepository } from './privacy.repository.ts';

export function createRecordAssistantConsent(ids: Ids): RecordAssistantConsent {
  return async (on, farmerId, { allowed, version, at }) => {
    const decision = { id: ids.next(), farmerId, allowed, noticeVersion: version, decidedAt: at };
    await createPrivacyRepository(on).insert({ ...decision, subject: 'assistant' });
  };
}
