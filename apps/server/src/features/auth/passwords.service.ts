import type { ChangePasswordBody, ResetPasswordBody } from '@ankur/contracts/auth/endpoints';
import { NON_FIELD } from '@ankur/contracts/http/errors';
import { fillPath } from '@ankur/contracts/http/paths';
import type { Failures } from '@ankur/contracts/http/problem';
import { failure } from '@ankur/contracts/problems';
import { RESET_PAGE } from '@ankur/contracts/web-routes';
import type { AppDeps } from '../../app-deps.ts';
import { createFarmersRepository } from '../../platform/auth/farmers.repository.ts';
import { passwordFits } from '../../platform/auth/password-check.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { createSessionsRepository } from '../../platform/auth/sessions.repository.ts';
import { hashSecret } from '../../platform/auth/tokens.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalid } from '../../platform/errors/app-error.ts';
import { isId } from '../../platform/ids.ts';
import type { Limit } from '../../platform/rate-limit/rate-limit.ts';
import type { AccountMails } from './account-mails.ts';
import { isCommonPassword } from './common-passwords.ts';
import { resetLetter } from './letters/letters.ts';
import { createPasswordResetsRepository } from './password-resets.repository.ts';

const LINK_MINUTES = 30;
/** Limit of mails to one account, against flooding a mailbox. */
const LETTERS: Limit = { name: 'reset-letters', points: 6, seconds: 15 * 60 };

const wrongCurrent = (): Failures => ({ current_password: [failure('current_password_wrong')] });

/** Changing and resetting passwords. */
export function createPasswordsService(
  deps: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'limiter' | 'mail' | 'config' | 'identity'>,
  mails: Pick<AccountMails, 'passwordChanged'>,
) {
  const farmers = createFarmersRepository(deps.db);
  const resets = createPasswordResetsRepository(deps.db);

  /**
   * Sets the new password, revoking all reset links and sessions. With `before` only in place of that hash.
   * @throws AppError invalid `current_password` when the password was replaced meanwhile
   */
  async function replace(
    tx: Transaction,
    farmerId: string,
    hash: string,
    { before, keepSession }: { before?: string; keepSession?: string } = {},
  ) {
    // Links first: a reset has locked its link before it locks the account, and another order would deadlock with it.
    await createPasswordResetsRepository(tx).removeAll(farmerId);
    const isReplaced = await createFarmersRepository(tx).replacePassword(farmerId, hash, before);
    if (!isReplaced) throw invalid(wrongCurrent());
    // After the account's lock, so that a session of a sign-in under way is seen.
    await createSessionsRepository(tx).revokeAll(farmerId, deps.clock.now(), keepSession);
  }

  /** Checks the current password (and its rate limit), whether or not the rest of the form is valid. */
  async function checkCurrent(farmerId: string, password: string) {
    const { farmer, fits } = await passwordFits(deps, farmerId, password);
    return { hash: farmer.passwordHash, wrong: fits ? {} : wrongCurrent() };
  }

  const commonProblem = (form: unknown): Failures => {
    const { password } = (form ?? {}) as { password?: unknown };
    return typeof password === 'string' && isCommonPassword(password)
      ? { password: [failure('password_common')] }
      : {};
  };

  async function tell(farmerId: string): Promise<void> {
    const farmer = await farmers.find(farmerId);
    if (farmer) mails.passwordChanged(farmer);
  }

  return {
    /** The current password's failure, if any, for a form that is invalid anyway. */
    async changeProblems(caller: { farmerId: string }, form: unknown): Promise<Failures> {
      const { current_password: current } = (form ?? {}) as { current_password?: unknown };
      if (typeof current !== 'string' || current === '') return commonProblem(form);
      const { wrong } = await checkCurrent(caller.farmerId, current);
      return { ...commonProblem(form), ...wrong };
    },

    /** Server-side check of a new password. */
    newPasswordProblem: commonProblem,

    /** @throws AppError invalid `current_password` when it is wrong, or was replaced meanwhile */
    async change(
      caller: { farmerId: string; sessionId: string },
      form: ChangePasswordBody,
    ): Promise<void> {
      const current = await checkCurrent(caller.farmerId, form.current_password);
      const wrong = { ...commonProblem(form), ...current.wrong };
      if (Object.keys(wrong).length > 0) throw invalid(wrong);
      const hash = await hashPassword(form.password);
      const options = { before: current.hash, keepSession: caller.sessionId };
      await deps.db.transaction((tx) => replace(tx, caller.farmerId, hash, options));
      deps.identity.forget(caller.farmerId);
      await tell(caller.farmerId);
    },

    /** Mails a reset link to the account of an address, if there is one, within its limit. */
    async sendLink(email: string): Promise<void> {
      const farmer = await farmers.findByEmail(email);
      if (!farmer || farmer.suspendedAt) return;
      if ((await deps.limiter.take(LETTERS, farmer.id)) > 0) return;
      const id = deps.ids.next();
      const token = deps.ids.secret();
      await resets.insert({
        id,
        farmerId: farmer.id,
        tokenHash: hashSecret(token),
        expiresAt: new Date(deps.clock.now().getTime() + LINK_MINUTES * 60_000),
      });
      await deps.mail.send(
        resetLetter(farmer, deps.config.PUBLIC_URL + fillPath(RESET_PAGE, { id, token })),
      );
    },

    /** @throws AppError invalid when the link is wrong, used or expired */
    async reset(link: { id: string; token: string }, form: ResetPasswordBody): Promise<void> {
      const stale = invalid({
        [NON_FIELD]: [failure('reset_link_stale')],
      });
      const now = deps.clock.now();
      const known = { id: link.id, tokenHash: hashSecret(link.token) };
      if (!isId(link.id) || !(await resets.isGood(known, now))) throw stale;
      const common = commonProblem(form);
      if (Object.keys(common).length > 0) throw invalid(common);
      const hash = await hashPassword(form.password);
      const farmerId = await deps.db.transaction(async (tx) => {
        const owner = await createPasswordResetsRepository(tx).take(known, now);
        if (!owner) throw stale;
        await replace(tx, owner, hash);
        // Opening the mailed link also confirms the address.
        await createFarmersRepository(tx).confirmEmail(owner, now);
        return owner;
      });
      deps.identity.forget(farmerId);
      await tell(farmerId);
    },
  };
}
