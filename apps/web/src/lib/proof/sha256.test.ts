import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it('equals Node’s SHA-256 for all lengths', () => {
  for (let length = 0; length < 140; length++) {
    const text = 'अb'.repeat(length).slice(0, length);
    expect(Buffer.from(sha256(text)).toString('hex')).toBe(
      createHash('sha256').update(text).digest('hex'),
    );
  }
});
