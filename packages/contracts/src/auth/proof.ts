/** A proof of work required for a sign-up when many accounts are being created. */
export interface ProofOfWork {
  challenge: string;
  /** Number of nonces to find. */
  parts: number;
  /** Leading zero bits of the SHA-256 of `challenge:part:nonce`. */
  bits: number;
}

export const PROOF_PARTS = 32;
export const PROOF_TEXT_MAX = 1000;

/** A solved proof: the challenge and the nonce of each part. */
export function writeProof(challenge: string, nonces: readonly string[]): string {
  return `${challenge}:${nonces.join('.')}`;
}

/** Parses a solved proof. */
export function readProof(proof: string): { challenge: string; nonces: string[] } {
  const at = proof.lastIndexOf(':');
  return { challenge: proof.slice(0, at), nonces: proof.slice(at + 1).split('.') };
}

/** True when a hash has that many leading zero bits. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let at = 0; at < whole; at++) if (hash[at] !== 0) return false;
  const rest = bits & 7;
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0;
}
