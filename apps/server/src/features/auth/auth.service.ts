import { setTimeout as pause } from 'node:timers/promises';
import {
  forgotPasswordBody,
  type LoginBody,
  type RegisterBody,
  type TokenPair,
} from '@ankur/contracts/auth/endpoints';
import { check } from '@ankur/contracts/http/errors';
import type { Failures } from '@ankur/contracts/http/problem';
import { failure } from '@ankur/contracts/problems';
import { DEFAULT_LANGUAGE } from '@ankur/languages/languages';
import type { AppDeps } from '../../app-deps.ts';
import {
  createFarmersRepository,
  prepareNameRead,
} from '../../platform/auth/farmers.repository.ts';
import { hashPassword, verifyPassword } from '../../platform/auth/passwords.ts';
import { isUniqueViolation } from '../../platform/database/database.ts';
import { forbidden, invalid, unauthorized } from '../../platform/errors/app-error.ts';
import type { AccountMails, Later } from './account-mails.ts';
import { isCommonPassword } from './common-passwords.ts';
import { deviceLabel } from './device-label.ts';
import { confirmationIsRequired, type createEmailConfirmation } from './email-confirmation.ts';
import { knownAddressLetter } from './letters/letters.ts';
import type { Device, SessionsService } from './sessions.service.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { createSignUpLimits } from './sign-up-limits.ts';

/** Checked in place of an unknown account, so that both take the same time. */
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Constant answer time, longer than creating an account, so that known and new addresses take the same time. */
const REGISTER_ANSWER_MS = 300;

interface AuthParts {
  sessions: SessionsService;
  mails: AccountMails;
  confirmation: Pick<ReturnType<typeof createEmailConfirmation>, 'sendLink'>;
  later: Later;
}

/** Sign-up and sign-in. */
export function createAuthService(
  deps: Pick<
    AppDeps,
    'db' | 'reads' | 'clock' | 'ids' | 'limiter' | 'config' | 'secrets' | 'recordSignUp'
  >,
  { sessions, mails, confirmation, later }: AuthParts,
) {
  const signUps = createSignUpLimits(deps);
  const farmers = createFarmersRepository(deps.db);
  const findName = prepareNameRead(deps.db, deps.reads);
  const limits = createSignInLimits(deps.limiter);
  const confirmed = confirmationIsRequired(deps.config);
  const wrong = () => unauthorized(failure('credentials_wrong'));

  /** Creates the account with its first session; null when the address is taken. */
  async function make(form: RegisterBody, passwordHash: string, device: Device) {
    const isMinor = form.age_group === 'minor';
    const farmer = {
      id: deps.ids.next(),
      email: form.email,
      name: form.name,
      passwordHash,
      language: form.language ?? DEFAULT_LANGUAGE,
      createdAt: deps.clock.now(),
      hiddenAt: isMinor ? deps.clock.now() : null,
    };
    try {
      return await deps.db.transaction(async (tx) => {
        await createFarmersRepository(tx).insert(farmer);
        await deps.recordSignUp(tx, farmer.id, {
          notice: form.notice ?? null,
          isAdult: form.age_group ? !isMinor : null,
          at: farmer.createdAt,
        });
        return { farmer, token: await sessions.open(farmer.id, device, tx) };
      });
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  return {
    /** Checks that need the server: address taken, common password. */
    async signUpProblems(form: unknown): Promise<Failures> {
      const { password } = (form ?? {}) as { password?: unknown };
      const address = check(forgotPasswordBody, form ?? {});
      // With a mail server only the owner of the address is told, by mail.
      const known =
        !confirmed && address.ok && (await farmers.findByEmail(address.value.email)) !== undefined;
      return {
        ...(known ? { email: [failure('email_taken')] } : {}),
        ...(typeof password === 'string' && isCommonPassword(password)
          ? { password: [failure('password_common')] }
          : {}),
      };
    },

    /**
     * Creates the account and signs its first device in. With a mail server, an address that has an account
     * already gets the same answer after the same time, with invalid tokens (decision 0112).
     * @throws AppError invalid; too_many with a proof of work to do first
     */
    async register(form: RegisterBody, device: Device): Promise<TokenPair> {
      const problems = await this.signUpProblems(form);
      if (Object.keys(problems).length > 0) throw invalid(problems);
      await signUps.enter(device.ip, form.proof);
      if (!confirmed) {
        const made = await make(form, await hashPassword(form.password), device);
        if (!made) throw invalid({ email: [failure('email_taken')] });
        return made.token;
      }
      const [made] = await Promise.all([
        hashPassword(form.password).then((hash) => make(form, hash, device)),
        pause(REGISTER_ANSWER_MS),
      ]);
      later('letter after a sign-up', async () => {
        if (made) return confirmation.sendLink(made.farmer);
        const owner = await farmers.findByEmail(form.email);
        const signIn = `${deps.config.PUBLIC_URL}/auth`;
        if (owner) await mails.limited(owner.id, knownAddressLetter(owner, signIn));
      });
      return made?.token ?? sessions.decoy();
    },

    /** Signs a device in. A wrong address and a wrong password get the same refusal after the same time. */
    async login(form: LoginBody, device: Device): Promise<TokenPair> {
      const farmer = await farmers.findByEmail(form.email);
      const known = await sessions.isKnownAddress(farmer?.id ?? NOBODY, device.ip);
      const attempt = { email: form.email, ip: device.ip, known };
      await limits.enter(attempt);
      const fits = await verifyPassword(farmer?.passwordHash, form.password);
      if (!farmer || !fits) {
        await limits.failed(attempt);
        throw wrong();
      }
      await limits.succeeded(attempt);
      if (farmer.suspendedAt) {
        throw forbidden(failure('account_suspended'));
      }
      const isNew = await sessions.isNewDevice(farmer.id, device);
      const token = await deps.db.transaction(async (tx) => {
        // The password was replaced during the check: its sessions were revoked, and none may begin.
        const kept = await createFarmersRepository(tx).keepsPassword(
          farmer.id,
          farmer.passwordHash,
        );
        if (!kept) throw wrong();
        return sessions.open(farmer.id, device, tx);
      });
      if (isNew) mails.newDevice(farmer, deviceLabel(device.userAgent));
      return token;
    },

    /** Name of the account. */
    async name(farmerId: string): Promise<string> {
      const name = await findName(farmerId);
      if (name === undefined) throw unauthorized();
      return name;
    },
  };
}
