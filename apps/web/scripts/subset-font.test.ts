import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lettersOfRange, SUBSETS } from './subset-font.ts';

const NAME = 'noto-nastaliq-urdu';
const FOLDERS = ['../src/locales/ur', '../../../packages/content/place-names'];
const texts = FOLDERS.flatMap((folder) => {
  const at = join(import.meta.dirname, folder);
  const files = readdirSync(at).filter((name) => folder.endsWith('/ur') || name === 'ur.json');
  return files.map((name) => readFileSync(join(at, name), 'utf8'));
});

it('holds every Arabic letter of the Urdu texts', () => {
  const kept = new Set(lettersOfRange(SUBSETS[NAME]?.range ?? ''));
  const used = new Set(texts.join('').match(/[\p{Script=Arabic}،؛؟۔]/gu));
  expect(used.size).toBeGreaterThan(40);
  expect([...used].filter((letter) => !kept.has(letter))).toEqual([]);
});

it('reads the ranges of a style sheet', () => {
  expect(lettersOfRange('U+0041, U+0043-0045')).toBe('ACDE');
});
