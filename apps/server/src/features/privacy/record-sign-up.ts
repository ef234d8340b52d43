import type { Ids } from '../../platform/ids.ts';
import type { RecordSignUp } from '../../ports/privacy.ts';
import { createPrivacyRepository } from './privacy.repository.ts';

export function createRecordSignUp(ids: Ids): RecordSignUp {
  return async (on, farmerId, { notice, isAdult, at }) => {
    const decisions = createPrivacyRepository(on);
    const told = { farmerId, noticeVersion: notice, decidedAt: at };
    await decisions.insert({ ...told, id: ids.next(), subject: 'notice', allowed: true });
    if (isAdult !== null)
      await decisions.insert({ ...told, id: ids.next(), subject: 'age', allowed: isAdult });
  };
}
