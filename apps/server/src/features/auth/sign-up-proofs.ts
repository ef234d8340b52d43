import { createHash, createHmac } from 'node:crypto';
import { hasZeroBits, PROOF_PARTS, type ProofOfWork, readProof } from '@ankur/contracts/auth/proof';
import type { AppDeps } from '../../app-deps.ts';
import { sameText } from '../../platform/auth/tokens.ts';

/** Zero bits of each of the 32 hashes by level: about 0.1, 0.5, 2 and 8 million hashes in all. */
export const PROOF_LEVELS = [12, 14, 16, 18] as const;
/** Slow phones take minutes for the hardest level. */
const LIFE_S = 20 * 60;

/** Proof of work (hashcash in 32 parts), bound to an address and single-use. */
export function createSignUpProofs(deps: Pick<AppDeps, 'limiter' | 'clock' | 'ids' | 'secrets'>) {
  const { limiter, clock, ids, secrets } = deps;
  const nowS = () => Math.floor(clock.now().getTime() / 1000);
  const macs = (body: string, address: string) =>
    secrets
      .keys('sign-up-proof')
      .map((key) =>
        createHmac('sha256', key).update(`${body}.${address}`).digest('base64url').slice(0, 22),
      );
  const levelOf = (challenge: string, address: string): number => {
    const [level = '', lastS = '', random = '', mac = ''] = challenge.split('.');
    const ours = macs(`${level}.${lastS}.${random}`, address).some((own) => sameText(mac, own));
    return ours && Number.parseInt(lastS, 36) > nowS() ? Number(level) : 0;
  };
  const isWorked = (challenge: string, nonces: readonly string[], bits: number) =>
    nonces.every((nonce, part) =>
      hasZeroBits(createHash('sha256').update(`${challenge}:${part}:${nonce}`).digest(), bits),
    );
  return {
    /** A new challenge for an address. */
    challenge(address: string, level: number): ProofOfWork {
      const body = `${level}.${(nowS() + LIFE_S).toString(36)}.${ids.secret(12)}`;
      return {
        challenge: `${body}.${macs(body, address)[0]}`,
        parts: PROOF_PARTS,
        bits: PROOF_LEVELS[level - 1] ?? 0,
      };
    },

    /** True, once, for a solved challenge of this address of at least the current difficulty. */
    async accept(proof: string, address: string, least: number): Promise<boolean> {
      const { challenge, nonces } = readProof(proof);
      const level = levelOf(challenge, address);
      const bits = PROOF_LEVELS[level - 1];
      if (level < least || bits === undefined || nonces.length !== PROOF_PARTS) return false;
      if (!isWorked(challenge, nonces, bits)) return false;
      return (
        (await limiter.take({ name: 'sign-up-proof', points: 1, seconds: LIFE_S }, challenge)) === 0
      );
    },
  };
}
