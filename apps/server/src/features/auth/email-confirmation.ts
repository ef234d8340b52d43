import { createHmac } from 'node:crypto';
import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import { LRUCache } from 'lru-cache';
import type { AppDeps } from '../../app-deps.ts';
import { createFarmersRepository, type FarmerRow } from '../../platform/auth/farmers.repository.ts';
import { sameText } from '../../platform/auth/tokens.ts';
import { forbidden, invalid, unauthorized } from '../../platform/errors/app-error.ts';
import { isId } from '../../platform/ids.ts';
import type { AccountMails } from './account-mails.ts';
import { confirmationLetter } from './letters/letters.ts';

const LINK_DAYS = 3;
const DAY_S = 86_400;

type Named = Pick<FarmerRow, 'id' | 'email' | 'name' | 'language'>;

/** True when posting to others requires a confirmed address: only with a mail server. */
export const confirmationIsRequired = (config: Pick<AppDeps['config'], 'SMTP_URL'>): boolean =>
  config.SMTP_URL !== undefined;

/** Refuses who has not confirmed the e-mail address, where that is required. @throws AppError forbidden */
export function createConfirmationGuard(deps: Pick<AppDeps, 'db' | 'config'>) {
  const farmers = createFarmersRepository(deps.db);
  // A confirmation is permanent, so only that is cached.
  const confirmed = new LRUCache<string, true>({ max: 20_000 });
  return async (farmerId: string): Promise<void> => {
    if (!confirmationIsRequired(deps.config) || confirmed.has(farmerId)) return;
    const farmer = await farmers.find(farmerId);
    if (!farmer) throw unauthorized();
    if (!farmer.emailConfirmedAt) throw forbidden(failure('email_unconfirmed'));
    confirmed.set(farmerId, true);
  };
}

/**
 * Confirms e-mail addresses by a link. The link contains a MAC (of account, address and last day under a keyed
 * hash), so that nothing is stored and it may be opened twice.
 */
export function createEmailConfirmation(
  deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'secrets'>,
  mails: Pick<AccountMails, 'limited'>,
) {
  const farmers = createFarmersRepository(deps.db);
  const keys = deps.secrets.keys('email-confirmation');
  const macs = ({ id, email }: Pick<Named, 'id' | 'email'>, lastS: string) =>
    keys.map((key) =>
      createHmac('sha256', key)
        .update(`${id}.${lastS}.${email.toLowerCase()}`)
        .digest('base64url')
        .slice(0, 32),
    );
  const nowS = () => Math.floor(deps.clock.now().getTime() / 1000);
  return {
    /** Sends the link within the account's limit of mails. */
    async sendLink(farmer: Named): Promise<void> {
      const lastS = (nowS() + LINK_DAYS * DAY_S).toString(36);
      const link = `${deps.config.PUBLIC_URL}/confirm-email/${farmer.id}/${lastS}-${macs(farmer, lastS)[0]}`;
      await mails.limited(farmer.id, confirmationLetter(farmer, link));
    },

    /** Sends the link again; no effect for a confirmed address. */
    async sendAgain(farmerId: string): Promise<void> {
      const farmer = await farmers.find(farmerId);
      if (farmer && !farmer.emailConfirmedAt) await this.sendLink(farmer);
    },

    /** Whether this account's address is confirmed, and whether confirmation is required. */
    async state(farmerId: string) {
      const farmer = await farmers.find(farmerId);
      if (!farmer) throw unauthorized();
      return {
        email: farmer.email,
        required: confirmationIsRequired(deps.config),
        confirmed: farmer.emailConfirmedAt !== null,
      };
    },

    /** @throws AppError invalid when the link is wrong or expired */
    async confirm(link: { id: string; token: string }): Promise<void> {
      const [lastS = '', mac = ''] = link.token.split(/-(.*)/s);
      const farmer = isId(link.id) ? await farmers.find(link.id) : undefined;
      const good = farmer && macs(farmer, lastS).some((own) => sameText(mac, own));
      if (!good || !(Number.parseInt(lastS, 36) > nowS()))
        throw invalid({ [NON_FIELD]: [failure('confirmation_link_stale')] });
      await farmers.confirmEmail(farmer.id, deps.clock.now());
    },
  };
}
