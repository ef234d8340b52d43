import type { PrivacyState } from '@ankur/contracts/privacy/endpoints';
import { type AgeGroup, NOTICE_VERSION } from '@ankur/contracts/privacy/rules';
import type { AppDeps } from '../../app-deps.ts';
import { createPrivacyRepository, type Decision, type Subject } from './privacy.repository.ts';

const instant = (row: Decision | undefined): string | null => row?.decidedAt.toISOString() ?? null;

/** What a farmer decides about personal data. Every decision is added to the earlier ones and holds at once. */
export function createPrivacyService({
  db,
  clock,
  ids,
  circumstances,
}: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'circumstances'>) {
  const decisions = createPrivacyRepository(db);

  const ageGroup = async (
    farmerId: string,
    age: Decision | undefined,
  ): Promise<AgeGroup | null> => {
    if (age) return age.allowed ? 'adult' : 'minor';
    // The profile takes nobody under 18.
    return (await circumstances.ageOf(farmerId)) === null ? null : 'adult';
  };

  const state = async (farmerId: string): Promise<PrivacyState> => {
    const { notice, sharing, age } = await decisions.findNewest(farmerId);
    return {
      notice: {
        version: notice?.noticeVersion ?? null,
        agreed_at: instant(notice),
        current: notice?.noticeVersion === NOTICE_VERSION,
      },
      sharing: { allowed: sharing?.allowed ?? true, decided_at: instant(sharing) },
      age: { group: await ageGroup(farmerId, age), told_at: instant(age) },
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

  /** Adds a decision, and takes the account out of others' sight or brings it back, as all of them together say. */
  const decide = async (farmerId: string, subject: 'sharing' | 'age', allowed: boolean) => {
    await db.transaction(async (tx) => {
      const repository = createPrivacyRepository(tx);
      await repository.insert(decision(farmerId, subject, allowed));
      const { sharing, age } = await repository.findNewest(farmerId);
      const isHidden = sharing?.allowed === false || age?.allowed === false;
      await repository.setHidden(farmerId, isHidden ? clock.now() : null);
    });
    return state(farmerId);
  };

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
      return decide(farmerId, 'sharing', allowed);
    },
    /** Takes down whether somebody is 18 or older; an account under 18 is out of others' sight, whatever else was decided. */
    async setAge(farmerId: string, group: AgeGroup): Promise<PrivacyState> {
      const { age } = await decisions.findNewest(farmerId);
      if (age?.allowed === (group === 'adult')) return state(farmerId);
      return decide(farmerId, 'age', group === 'adult');
    },
  };
}
