import { appHelps } from '@ankur/content/help/help';
import { byLanguage, type Language, REVIEWED_LANGUAGES, textIn } from '@ankur/languages/languages';
import { describe, expect, it } from 'vitest';
import { APPLICATION_PAGES } from '../../app/routes.ts';

type Texts = { [key: string]: string | Texts };
const files = import.meta.glob<Texts>('../../locales/*/*.json', { eager: true, import: 'default' });

const flat = (texts: Texts, at = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[`${at}${key}`, text] as [string, string]]
      : flat(text, `${at}${key}.`),
  );
/** A button may tell a size behind its name. */
const named = (text: string) => text.replace(/\s*\(\{.*$/, '');
const textsOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .flatMap(([path, texts]) =>
        flat(texts, `${path.split('/').at(-1)}:`).map(([key, text]) => [key, named(text)] as const),
      ),
  );
const SHOWN = byLanguage(textsOf);

const namesIn = (lines: readonly string[]) =>
  [...lines.join(' ').matchAll(/“([^”]*)”/g)].map(([, name]) => name ?? '');
const OTHER_PAGES = ['/change-language', '/forget'];

describe.each(appHelps.map((help) => [help.id, help] as const))('the help %s', (_, help) => {
  it('leads to a page of the app', () => {
    const path = help.url.replace(/#.*$/, '');
    const known = Object.keys(APPLICATION_PAGES).map((page) => `/application/${page}`);
    expect([...known, ...OTHER_PAGES]).toContain(path);
  });

  it.each(REVIEWED_LANGUAGES)('names in %s what the page shows', (language) => {
    const english = new Set(namesIn(help.text.en.lines));
    const names = namesIn(textIn(help.text, language).lines);
    expect(names).toHaveLength(namesIn(help.text.en.lines).length);
    for (const name of names) {
      const keys = [...textIn(SHOWN, language)].flatMap(([key, text]) =>
        text === name ? [key] : [],
      );
      expect(
        keys.some((key) => english.has(SHOWN.en.get(key) ?? '')),
        `“${name}” stands nowhere, or stands for another thing`,
      ).toBe(true);
    }
  });
});
