import type { AppDeps } from '../../app-deps.ts';
import type { FarmerRow } from '../../platform/auth/farmers.repository.ts';
import type { Limit } from '../../platform/rate-limit/rate-limit.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import { newDeviceLetter, passwordChangedLetter } from './letters/letters.ts';

/** Letters about sign-ins and sign-ups to one account; more than that is somebody filling a mailbox. */
const LETTERS: Limit = { name: 'account-letters', points: 6, seconds: 15 * 60 };

/** Does work after the answer. */
export type Later = (what: string, work: () => Promise<void>) => void;

export type AccountMails = ReturnType<typeof createAccountMails>;

/** Letters that tell a farmer what happened to the account; they never delay or fail what they tell of. */
export function createAccountMails(
  deps: Pick<AppDeps, 'clock' | 'limiter' | 'mail' | 'config'>,
  later: Later,
) {
  const forgotten = `${deps.config.PUBLIC_URL}/forget`;
  return {
    /** Nobody can silence this one by having others sent before. */
    passwordChanged(farmer: FarmerRow): void {
      const at = deps.clock.now();
      later('letter about a new password', () =>
        deps.mail.send(passwordChangedLetter(farmer, at, forgotten)),
      );
    },
    newDevice(farmer: FarmerRow, device: string): void {
      const at = deps.clock.now();
      later('letter about a new device', () =>
        this.limited(farmer.id, newDeviceLetter(farmer, device, at, forgotten)),
      );
    },
    /** Sends a letter unless this account has had many just now. */
    async limited(farmerId: string, mail: Mail): Promise<void> {
      if ((await deps.limiter.take(LETTERS, farmerId)) > 0) return;
      await deps.mail.send(mail);
    },
  };
}
