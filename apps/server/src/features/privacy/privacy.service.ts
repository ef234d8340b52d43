import type { PrivacyState } from '@ankur/contracts/privacy/endpoints';
import { privacyFailure } from '@ankur/contracts/privacy/problems';
import {
  type AgeGroup,
  NOTICE_VERSION,
  TRAINING_TEXT_VERSION,
} from '@ankur/contracts/privacy/rules';
import type { AppDeps } from '../../app-deps.ts';
import { invalid } from '../../platform/errors/app-error.ts';
import { createPrivacyRepository, type Decision, type Subject } from './privacy.repository.ts';

const instant = (row: Decision | undefined): string | null => row?.decidedAt.toISOString() ?? null;

/** A farmer's decisions about personal data. Each is appended and effective at once. */
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
    // The profile accepts ages from 18 only.
    return (await circumstances.ageOf(farmerId)) === null ? null : 'adult';
  };

  const state = async (farmerId: string): Promise<PrivacyState> => {
    const { notice, sharing, age, training } = await decisions.findNewest(farmerId);
    return {
      notice: {
        version: notice?.noticeVersion ?? null,
        agreed_at: instant(notice),
        current: notice?.noticeVersion === NOTICE_VERSION,
      },
      sharing: { allowed: sharing?.allowed ?? true, decided_at: instant(sharing) },
      training: {
        allowed: training?.allowed ?? false,
        version: training?.noticeVersion ?? null,
        decided_at: instant(training),
      },
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

  /** Adds a decision, and hides or shows the account by all current decisions. */
  const decide = async (farmerId: string, subject: 'sharing' | 'age', allowed: boolean) => {
    await db.transaction(async (tx) => {
      const repository = createPrivacyRepository(tx);
      // Two concurrent decisions would not see each other, and each set the visibility by its own.
      await repository.lock(farmerId);
      await repository.insert(decision(farmerId, subject, allowed));
      const { sharing, age } = await repository.findNewest(farmerId);
      const isHidden = sharing?.allowed === false || age?.allowed === false;
      await repository.setHidden(farmerId, isHidden ? clock.now() : null);
    });
    return state(farmerId);
  };

  return {
    state,
    /** Agrees to the current notice; idempotent. */
    async agree(farmerId: string): Promise<PrivacyState> {
      const { notice } = await decisions.findNewest(farmerId);
      if (notice?.noticeVersion !== NOTICE_VERSION)
        await decisions.insert(decision(farmerId, 'notice', true));
      return state(farmerId);
    },
    /**
     * Gives kept scans for training, or withdraws it; off until it is given. Giving names the text that was shown.
     * @throws AppError invalid for another text than the present one
     */
    async setTraining(
      farmerId: string,
      { allowed, version }: { allowed: boolean; version?: string | undefined },
    ): Promise<PrivacyState> {
      if (allowed && version !== TRAINING_TEXT_VERSION)
        throw invalid({ version: [privacyFailure('notice_version_unknown')] });
      const before = await state(farmerId);
      const { training } = before;
      const isSame = allowed ? training.version === version : true;
      if (training.allowed === allowed && isSame) return before;
      const noticeVersion = allowed ? TRAINING_TEXT_VERSION : training.version;
      await decisions.insert({ ...decision(farmerId, 'training', allowed), noticeVersion });
      return state(farmerId);
    },
    /** Allows other farmers to see the account, or hides profile, posts and comments from them. */
    async setSharing(farmerId: string, allowed: boolean): Promise<PrivacyState> {
      const before = await state(farmerId);
      if (before.sharing.allowed === allowed) return before;
      return decide(farmerId, 'sharing', allowed);
    },
    /** Records whether the farmer is 18 or older; an account under 18 is hidden, whatever else was decided. */
    async setAge(farmerId: string, group: AgeGroup): Promise<PrivacyState> {
      const { age } = await decisions.findNewest(farmerId);
      if (age?.allowed === (group === 'adult')) return state(farmerId);
      return decide(farmerId, 'age', group === 'adult');
    },
  };
}
