import { hasZeroBits, type ProofOfWork, writeProof } from '@ankur/contracts/auth/proof';
import { sha256 } from './sha256.ts';

/** Solves the proof of work; `onPart` gets the number of solved parts. */
export function work(
  { challenge, parts, bits }: ProofOfWork,
  onPart: (done: number) => void,
): string {
  const nonces: string[] = [];
  while (nonces.length < parts) {
    const start = `${challenge}:${nonces.length}:`;
    let number = 0;
    while (!hasZeroBits(sha256(start + number.toString(36)), bits)) number++;
    nonces.push(number.toString(36));
    onPart(nonces.length);
  }
  return writeProof(challenge, nonces);
}
