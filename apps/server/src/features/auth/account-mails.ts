import type { AppDeps } from '../../app-deps.ts';
import type { FarmerRow } from '../../platform/auth/farmers.repository.ts';
import type { Limit } from '../../platform/rate-limit/rate-limit.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import { newDeviceLetter, passwordChangedLetter } from './letters/letters.ts';

/** Limit of mails that a stranger can cause for one account, against flooding a mailbox. */
const LETTERS: Limit = { name: 'account-letters', points: 6, seconds: 15 * 60 };
/** Of its own, so that sign-ups with the address cannot use up what a sign-in is told by. */
const DEVICE_LETTERS: Limit = { name: 'device-letters', points: 6, seconds: 15 * 60 };

/** Runs work after the answer was sent. */
export type Later = (what: string, work: () => Promise<void>) => void;

export type AccountMails = ReturnType<typeof createAccountMails>;

/** Security mails to the owner of an account; they never delay or fail the request. */
export function createAccountMails(
  deps: Pick<AppDeps, 'clock' | 'limiter' | 'mail' | 'config'>,
  later: Later,
) {
  const forgotten = `${deps.config.PUBLIC_URL}/forget`;
  const limited = async (limit: Limit, farmerId: string, mail: Mail): Promise<void> => {
    if ((await deps.limiter.take(limit, farmerId)) > 0) return;
    await deps.mail.send(mail);
  };
  return {
    /** Not rate limited: earlier mails must not suppress this one. */
    passwordChanged(farmer: FarmerRow): void {
      const at = deps.clock.now();
      later('letter about a new password', () =>
        deps.mail.send(passwordChangedLetter(farmer, at, forgotten)),
      );
    },
    newDevice(farmer: FarmerRow, device: string): void {
      const at = deps.clock.now();
      later('letter about a new device', () =>
        limited(DEVICE_LETTERS, farmer.id, newDeviceLetter(farmer, device, at, forgotten)),
      );
    },
    /** Sends a mail within the account's limit. */
    limited: (farmerId: string, mail: Mail): Promise<void> => limited(LETTERS, farmerId, mail),
  };
}
