import { REVIEWED_LANGUAGES, textIn } from '@ankur/languages/languages';
import { lettersOf } from '@ankur/languages/letters';
import { describe, expect, it } from 'vitest';
import { contentFolder, readCollection } from '../collection.ts';
import { appHelps } from './help.ts';
import type { HelpFile, HelpText } from './help-types.ts';
import { naming, notNaming, onlyOf, withGroups } from './wording.ts';

const TRANSLATIONS = REVIEWED_LANGUAGES.filter((code) => code !== 'en');
const figures = (text: string) => (text.match(/\d+/g) ?? []).sort();
const sentences = ({ title, lines }: HelpText) => [title, ...lines];

it('has every help once', () => {
  expect(new Set(appHelps.map(({ id }) => id)).size).toBe(appHelps.length);
});

it.each(readCollection(contentFolder('help')))(
  'has the lines of $id under the same keys in every language',
  ({ texts }) => {
    const keys = (text: HelpFile) => [...Object.keys(text), ...Object.keys(text.lines)];
    const english = keys(texts.en as HelpFile);
    for (const text of Object.values(texts)) expect(keys(text as HelpFile)).toEqual(english);
  },
);

describe.each(appHelps.map((help) => [help.id, help] as const))('the help %s', (_, help) => {
  it('is short, and has a valid pattern', () => {
    expect(help.text.en.lines.length).toBeGreaterThanOrEqual(2);
    expect(help.text.en.lines.length).toBeLessThanOrEqual(4);
    expect(help.text.en.lines.join(' ').length).toBeLessThan(620);
    expect(() => new RegExp(help.subject ?? '', 'u')).not.toThrow();
  });

  it.each(TRANSLATIONS)('has the same lines in %s', (language) => {
    const english = sentences(help.text.en);
    const told = sentences(textIn(help.text, language));
    expect(told).toHaveLength(english.length);
    for (const [index, line] of told.entries()) {
      expect(line).toMatch(lettersOf(language));
      expect(figures(line), line).toEqual(figures(english[index] ?? ''));
    }
  });
});

describe('a wording', () => {
  const is = (pattern: string, text: string) => new RegExp(pattern, 'u').test(` ${text} `);

  it('matches words in any order, whole or by prefix', () => {
    const pattern = naming('भाषा* language', 'change sign_out');
    expect(is(pattern, 'change the language')).toBe(true);
    expect(is(pattern, 'भाषाएँ sign out')).toBe(true);
    expect(is(pattern, 'languages change')).toBe(false);
    expect(is(pattern, 'exchange language')).toBe(false);
  });

  it('expands groups by name', () => {
    expect(withGroups('bus @app')).toMatch(/^bus app .*ankur/);
    expect(() => withGroups('@nothing')).toThrow('nothing');
  });

  it('may exclude words', () => {
    const pattern = notNaming('cow*', naming('photo'));
    expect(is(pattern, 'photo of a leaf')).toBe(true);
    expect(is(pattern, 'photo of cows')).toBe(false);
  });

  it('may require that there are no other words', () => {
    const pattern = onlyOf('mandi bhav* kaise');
    expect(is(pattern, 'mandi bhaav kaise')).toBe(false);
    expect(is(pattern, 'kaise bhavacha mandi')).toBe(true);
    expect(is(pattern, 'gehu bhav kaise')).toBe(false);
  });

  it('is matched in linear time in the longest question', () => {
    const longest = ` ${'kaise bhasha '.repeat(9)}${'क'.repeat(1900)} `;
    const began = performance.now();
    for (const { subject = '' } of appHelps) new RegExp(subject, 'u').test(longest);
    expect(performance.now() - began).toBeLessThan(250);
  });
});
