import { randomBytes, scrypt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { BadSetting } from '../../../platform/config/config.ts';

/** Key derivation parameters of an encrypted archive, stored in its header. */
export interface KeyRecipe {
  name: 'scrypt';
  N: number;
  r: number;
  p: number;
  /** Base64; random, so that no two archives share a key. */
  salt: string;
}

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const PASSPHRASE_LETTERS_MIN = 12;
/** 128 MiB and about half a second per guess. */
const COST = { N: 2 ** 17, r: 8, p: 1 } as const;
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

export const newKeyRecipe = (cost: { N: number; r: number; p: number } = COST): KeyRecipe => ({
  name: 'scrypt',
  ...cost,
  salt: randomBytes(SALT_BYTES).toString('base64'),
});

/** The 256-bit key of an archive. */
export function keyFrom(passphrase: string, { N, r, p, salt }: KeyRecipe): Promise<Buffer> {
  const maxmem = 256 * N * r;
  return derive(passphrase, Buffer.from(salt, 'base64'), KEY_BYTES, { N, r, p, maxmem });
}

/** The passphrase in a file, without the newline at its end. @throws BadSetting when it cannot be read or is too short */
export async function readPassphrase(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BadSetting(`passphrase file ${path} cannot be read (${error.code})`);
  });
  const passphrase = text.replace(/\r?\n$/, '');
  if (passphrase.length < PASSPHRASE_LETTERS_MIN)
    throw new BadSetting(
      `passphrase file ${path} must hold at least ${PASSPHRASE_LETTERS_MIN} letters`,
    );
  return passphrase;
}
