import type { PrivacyState } from '@ankur/contracts/privacy/endpoints';
import { NOTICE_VERSION } from '@ankur/contracts/privacy/rules';
import type { AppDeps } from '../../app-deps.ts';
import { createPrivacyRepository, type Decision, type Subject } from './privacy.repository.ts';

const instant = (row: Decision | undefined): string | null => row?.decidedAt.toISOString() ?? null;

/** What a farmer decides about personal data. Every decision is added to the earlier ones and holds at once. */
export function createPrivacyService({ db, clock, ids }: Pick<AppDeps, 'db' | 'clock' | 'ids'>) {
  const decisions = createPrivacyRepository(db);

  const state = async (farmerId: string): Promise<PrivacyState> => {
    const { notice, sharing } = await decisions.findNewest(farmerId);
    return {
      notice: {
        version: notice?.noticeVersion ?? null,
        agreed_at: instant(notice),
        current: notice?.noticeVersion === NOTICE_VERSION,
      },
      sharing: { allowed: sharing?.allowed ?? true, decided_at: instant(sharing) },
    };
  };
  const decision = (farmerId: string, subject: Subject, allowed: boolean) => ({
    id: ids.next(),
    farmerId,
    subject,
    allowed,
    noticeVersion: NOTICE_VERSION,
    decidedAt: clock.now(),
  });

  return {
    state,
    /** Agrees to the present notice; again changes nothing. */
    async agree(farmerId: string): Promise<PrivacyState> {
      const { notice } = await decisions.findNewest(farmerId);
      if (notice?.noticeVersion !== NOTICE_VERSION)
        await decisions.insert(decision(farmerId, 'notice', true));
      return state(farmerId);
    },
    /** Lets other farmers see the account, or no longer: then profile, posts and comments are out of their sight. */
    async setSharing(farmerId: string, allowed: boolean): Promise<PrivacyState> {
      const before = await state(farmerId);
      if (before.sharing.allowed === allowed) return before;
      await db.transaction(async (tx) => {
        const repository = createPrivacyRepository(tx);
        await repository.insert(decision(farmerId, 'sharing', allowed));
        await repository.setHidden(farmerId, allowed ? null : clock.now());
      });
      return state(farmerId);
    },
  };
}
