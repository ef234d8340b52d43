import { join } from 'node:path';
import { REVIEWED_LANGUAGES } from '@ankur/languages/languages';
import { expect, it } from 'vitest';
import { findCodeProblems, findUnsayableCodes } from './code-texts.ts';
import { flatten, readLocales } from './locale-files.ts';

const CODES = {
  f: { too_large: 'At most {max}', busy: { text: 'Busy', params: ['retry_after'] } },
} as const;

function check(code: Record<string, string>, english: Record<string, string> = code): string[] {
  const locales = REVIEWED_LANGUAGES.map(
    (language) =>
      [language, new Map([['f', flatten({ code: language === 'en' ? english : code })]])] as const,
  );
  return findCodeProblems(new Map(locales), CODES);
}

it('finds every code of the contract in every language, in English to the letter', () => {
  const locales = readLocales(join(import.meta.dirname, '..', 'src', 'locales'));
  expect(findCodeProblems(locales)).toEqual([]);
});

it('accepts a text with any of its parameters', () => {
  const english = { too_large: 'At most {max}', busy: 'Busy' };
  expect(check({ too_large: 'बहुत बड़ा', busy: '{retry_after} सेकंड' }, english)).toEqual([]);
});

it('finds missing, changed and unknown texts', () => {
  const found = check({ too_large: 'At most {maximum}', old: 'Old' });
  expect(found).toContain('hi/f.json code.busy: missing');
  expect(found).toContain("en/f.json code.too_large: is not the contract's text");
  expect(found).toContain('te/f.json code.too_large: {maximum} is no parameter of this code');
  expect(found).toContain('mr/f.json code.old: is no code');
});

it('finds a code that its file cannot translate', () => {
  const found = findUnsayableCodes(
    new Map([
      ['a.tsx', "const failureText = useFailureText('f'); failureText(fFailure('busy'))"],
      [
        'b.tsx',
        "const failureText = useFailureText('g'); failureText(fFailure('too_large', { max: 1 }))",
      ],
      [
        'c.tsx',
        "const failureText = useFailureText(kind === 'x' ? 'f' : 'g'); failureText(failure('busy'))",
      ],
      ['d.ts', "fFailure('busy')"],
    ]),
    CODES,
  );
  expect(found).toEqual(['b.tsx: too_large has no text in g or common']);
});
