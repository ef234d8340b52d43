import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyFrom, newKeyRecipe } from './archive-key.ts';
import { createBlockSealer, DamagedBlock, PREFIX_BYTES, readPrefix } from './block.ts';

const HEADER = Buffer.from('header\n');
const TEXT = Buffer.from('rows');
const open = (sealer: ReturnType<typeof createBlockSealer>, block: Buffer, index: number) =>
  sealer.open(index, readPrefix(block), block.subarray(PREFIX_BYTES)).toString();

describe.each([
  ['with a key', randomBytes(32)],
  ['without one', null],
])('blocks %s', (_how, key) => {
  const sealer = createBlockSealer(key, HEADER);
  const block = Buffer.concat(sealer.seal(3, 'raw', TEXT));

  it('decrypt to their content', () => {
    expect(open(sealer, block, 3)).toBe('rows');
    expect(block.includes('rows')).toBe(key === null);
  });

  it('are rejected at another position, as another kind and under another header', () => {
    expect(() => open(sealer, block, 4)).toThrow(DamagedBlock);
    expect(() => open(createBlockSealer(key, Buffer.from('other\n')), block, 3)).toThrow(
      DamagedBlock,
    );
    for (let at = 4; at < block.length; at++) {
      const changed = Buffer.from(block);
      changed[at] = (changed[at] ?? 0) ^ 1;
      // The nonce of an unencrypted block is unused.
      if (key === null && at > 4 && at < 17) continue;
      expect(() => open(sealer, changed, 3)).toThrow(DamagedBlock);
    }
  });
});

it('encrypts with a fresh nonce, and derives the key from passphrase and salt', async () => {
  const cost = { N: 2 ** 10, r: 8, p: 1 };
  const recipe = newKeyRecipe(cost);
  const key = await keyFrom('a long passphrase', recipe);
  expect(await keyFrom('a long passphrase', recipe)).toEqual(key);
  expect(await keyFrom('a long passphrase', newKeyRecipe(cost))).not.toEqual(key);
  expect(await keyFrom('a long passphrasf', recipe)).not.toEqual(key);
  const sealer = createBlockSealer(key, HEADER);
  expect(Buffer.concat(sealer.seal(0, 'raw', TEXT))).not.toEqual(
    Buffer.concat(sealer.seal(0, 'raw', TEXT)),
  );
});
