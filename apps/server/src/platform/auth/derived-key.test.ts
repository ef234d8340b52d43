import { expect, it } from 'vitest';
import { derivedKey } from './derived-key.ts';

it('gives every purpose and every secret a key of its own, always the same', () => {
  const keys = [
    derivedKey('one secret', 'media-link'),
    derivedKey('one secret', 'news-image'),
    derivedKey('another secret', 'media-link'),
  ].map((key) => key.toString('hex'));
  expect(new Set(keys).size).toBe(3);
  expect(keys[0]).toHaveLength(64);
  expect(derivedKey('one secret', 'media-link').toString('hex')).toBe(keys[0]);
  expect(keys[0]).not.toContain(Buffer.from('one secret').toString('hex'));
});
