import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import type { AppDeps } from '../../app-deps.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import type { Limit } from '../../platform/rate-limit/rate-limit.ts';
import { createSignUpProofs, PROOF_LEVELS } from './sign-up-proofs.ts';

const HOUR_S = 3600;
const EVERYBODY = 'everybody';

/** A limit and its doublings: each one exceeded raises the difficulty; the last refuses. */
const stairs = (name: string, free: number): Limit[] =>
  Array.from({ length: PROOF_LEVELS.length + 1 }, (_, level) => ({
    name: `${name}-${level + 1}`,
    points: free * 2 ** level,
    seconds: HOUR_S,
  }));

/**
 * Limits of sign-ups (decision 0112). A number per hour from one address, and in total, is free; beyond that each costs
 * the device a proof of work, harder with every doubling, so that a village still gets in and a bot pays; at sixteen
 * times the number all are refused until the hour is over.
 */
export function createSignUpLimits(
  deps: Pick<AppDeps, 'limiter' | 'clock' | 'ids' | 'secrets' | 'config'>,
) {
  const { limiter, config } = deps;
  const proofs = createSignUpProofs(deps);
  const ofAddress = stairs('sign-up-address', config.SIGN_UPS_PER_ADDRESS);
  const ofAll = stairs('sign-up-all', config.SIGN_UPS_PER_HOUR);
  return {
    /** Counts a sign-up. @throws AppError too_many with the proof of work required */
    async enter(ip: string, proof: string | undefined): Promise<void> {
      const address = addressKey(ip);
      const counted = [
        ...ofAddress.map((limit) => [limit, address] as const),
        ...ofAll.map((limit) => [limit, EVERYBODY] as const),
      ];
      const waits = await Promise.all(counted.map(([limit, key]) => limiter.take(limit, key)));
      const reached = (from: number, to: number) =>
        waits.slice(from, to).filter((wait) => wait > 0).length;
      const level = Math.max(reached(0, ofAddress.length), reached(ofAddress.length, waits.length));
      if (level === 0 || (proof !== undefined && (await proofs.accept(proof, address, level))))
        return;
      await Promise.all(counted.map(([limit, key]) => limiter.giveBack(limit, key)));
      const retryAfterS = Math.max(...waits);
      throw new AppError(
        'too_many',
        { [NON_FIELD]: [failure('sign_ups_crowded', { retry_after: retryAfterS })] },
        {
          retryAfterS,
          extra:
            level > PROOF_LEVELS.length ? {} : { proof_of_work: proofs.challenge(address, level) },
        },
      );
    },
  };
}
