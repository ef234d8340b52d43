/** A calculation that a device does before it may make one more account where many are made. */
export interface ProofOfWork {
  challenge: string;
  /** How many numbers are looked for, one after the other. */
  parts: number;
  /** With how many zero bits the SHA-256 of `challenge:part:number` begins. */
  bits: number;
}

export const PROOF_PARTS = 32;
export const PROOF_TEXT_MAX = 1000;

/** What a device hands in: the challenge and the number found for each part. */
export function writeProof(challenge: string, nonces: readonly string[]): string {
  return `${challenge}:${nonces.join('.')}`;
}

/** Takes what was handed in apart. */
export function readProof(proof: string): { challenge: string; nonces: string[] } {
  const at = proof.lastIndexOf(':');
  return { challenge: proof.slice(0, at), nonces: proof.slice(at + 1).split('.') };
}

/** True when a hash begins with so many zero bits. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let at = 0; at < whole; at++) if (hash[at] !== 0) return false;
  const rest = bits & 7;
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0;
}
