import {
  forgotPasswordBody,
  type LoginBody,
  type RegisterBody,
  type TokenPair,
} from '@ankur/contracts/auth/endpoints';
import { ACCOUNT_SUSPENDED, BAD_CREDENTIALS, EMAIL_TAKEN } from '@ankur/contracts/auth/messages';
import { check, type FieldErrors, NON_FIELD } from '@ankur/contracts/http/errors';
import type { AppDeps } from '../../app-deps.ts';
import { isUniqueViolation } from '../../platform/database/database.ts';
import { AppError, invalid, unauthorized } from '../../platform/errors/app-error.ts';
import { createFarmersRepository, prepareNameRead } from './farmers.repository.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { Device, SessionsService } from './sessions.service.ts';
import { createSignInLimits } from './sign-in-limits.ts';

/** Asked about in the place of an account that does not exist, so that both take one time. */
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Sign-up and sign-in. */
export function createAuthService(
  deps: Pick<AppDeps, 'db' | 'reads' | 'clock' | 'ids' | 'limiter'>,
  sessions: SessionsService,
) {
  const farmers = createFarmersRepository(deps.db);
  const findName = prepareNameRead(deps.db, deps.reads);
  const limits = createSignInLimits(deps.limiter);
  const taken = { email: [EMAIL_TAKEN] };
  const wrong = () => new AppError('unauthorized', { [NON_FIELD]: [BAD_CREDENTIALS] });
  return {
    /** That the address of a form is taken, where the form is refused already. */
    async addressProblem(form: unknown): Promise<FieldErrors> {
      const address = check(forgotPasswordBody, form ?? {});
      return address.ok && (await farmers.findByEmail(address.value.email)) ? taken : {};
    },

    /** Makes the account and signs its first device in. @throws AppError invalid when the address is taken */
    async register(form: RegisterBody, device: Device): Promise<TokenPair> {
      const passwordHash = await hashPassword(form.password);
      const farmerId = deps.ids.next();
      try {
        return await deps.db.transaction(async (tx) => {
          await createFarmersRepository(tx).insert({
            id: farmerId,
            email: form.email,
            name: form.name,
            passwordHash,
            language: form.language ?? 'en',
            createdAt: deps.clock.now(),
          });
          return sessions.open(farmerId, device, tx);
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw invalid(taken);
        throw error;
      }
    },

    /** Signs a device in. A wrong address and a wrong password are one refusal and take one time. */
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
        throw new AppError('forbidden', { [NON_FIELD]: [ACCOUNT_SUSPENDED] });
      }
      return deps.db.transaction(async (tx) => {
        // Replaced while it was being checked: the sessions of the old password have ended, none begins now.
        const kept = await createFarmersRepository(tx).keepsPassword(
          farmer.id,
          farmer.passwordHash,
        );
        if (!kept) throw wrong();
        return sessions.open(farmer.id, device, tx);
      });
    },

    /** Name of the account. */
    async name(farmerId: string): Promise<string> {
      const name = await findName(farmerId);
      if (name === undefined) throw unauthorized();
      return name;
    },
  };
}
