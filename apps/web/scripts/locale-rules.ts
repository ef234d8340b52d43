import { DEFAULT_LANGUAGE, LANGUAGES } from '@ankur/languages/languages';
import { CODE_PREFIX } from './code-texts.ts';
import type { Locales } from './locale-files.ts';

interface Words {
  exact: Set<string>;
  beginnings: Set<string>;
}

const OTHERS = LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE);
const PLURAL = /_(zero|one|two|few|many|other)$/;
const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
/** Figures use 0–9 in every language; other digits would be inconsistent. */
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

/** Keys used by the code of one namespace: exact strings and prefixes of dynamic keys. */
function wordsOf(code: string): Words {
  const exact = new Set<string>();
  const beginnings = new Set<string>();
  for (const match of code.matchAll(/(['"])((?:(?!\1)[^\\\n]|\\.)*)\1/g)) exact.add(match[2] ?? '');
  for (const match of code.matchAll(/`([^`$]*)(\$\{)?/g)) {
    if (match[2]) {
      if (match[1]) beginnings.add(match[1]);
    } else exact.add(match[1] ?? '');
  }
  return { exact, beginnings };
}

/** `// locale-keys: finance:category.*, finance:title` notes as namespace → keys or beginnings. */
function notesOf(code: string): { space: string; key: string }[] {
  const notes: { space: string; key: string }[] = [];
  for (const match of code.matchAll(/locale-keys:\s*([^\n*]*(?:\*[^\n]*)?)/g)) {
    for (const part of (match[1] ?? '').split(',')) {
      const [space, key] = part.trim().split(':');
      if (space && key) notes.push({ space, key: key.trim() });
    }
  }
  return notes;
}

/** The namespaces used in a file: every quoted argument of `useT` or `provideCatalogue`. */
function spacesOf(code: string): Set<string | undefined> {
  const found = [
    ...code.matchAll(
      /(?:useT(?:<[^>]*>)?|Translate<|KeyOf<|makeTranslate<)\(?\s*['"]([\w-]+)['"]/g,
    ),
  ];
  return new Set(found.map((match) => match[1]));
}

function usedIn(sources: Map<string, string>, space: string): Words {
  const exact = new Set<string>();
  const beginnings = new Set<string>();
  for (const code of sources.values()) {
    for (const note of notesOf(code)) {
      if (note.space !== space) continue;
      if (note.key.endsWith('*')) beginnings.add(note.key.slice(0, -1));
      else exact.add(note.key);
    }
    if (!spacesOf(code).has(space)) continue;
    const words = wordsOf(code);
    for (const word of words.exact) exact.add(word);
    for (const word of words.beginnings) beginnings.add(word);
  }
  return { exact, beginnings };
}

function isUsed(key: string, { exact, beginnings }: Words): boolean {
  if (exact.has(key) || (PLURAL.test(key) && exact.has(key.replace(PLURAL, '')))) return true;
  return [...beginnings].some((beginning) => key.startsWith(beginning));
}

function compare(
  at: string,
  key: string,
  english: string,
  text: string | undefined,
  same: Set<string>,
): string[] {
  if (text === undefined) return [`${at}: missing`];
  const problems: string[] = [];
  // The contract defines a code's parameters; each language uses those that it needs.
  const free = PLURAL.test(key) || key.startsWith(CODE_PREFIX);
  if (placesOf(text).join() !== placesOf(english).join() && !free)
    problems.push(`${at}: has {${placesOf(text)}}, English has {${placesOf(english)}}`);
  if (OTHER_DIGIT.test(text)) problems.push(`${at}: has other digits than 0–9 ("${text}")`);
  if (text === english && hasWords(text) && !same.has(text))
    problems.push(`${at}: still English ("${text}")`);
  return problems;
}

/** All problems of the locale files, one line each, without gaps of unreviewed languages; `same` lists texts equal in all languages. */
export function findLocaleProblems(
  locales: Locales,
  sources: Map<string, string>,
  same: Set<string>,
): string[] {
  const problems: string[] = [];
  const english = locales.get(DEFAULT_LANGUAGE);
  for (const [space, texts] of english ?? []) {
    const used = usedIn(sources, space);
    for (const [key, text] of texts) {
      if (!key.startsWith(CODE_PREFIX) && !isUsed(key, used))
        problems.push(`en/${space}.json ${key}: unused`);
      for (const { code: language, reviewed } of OTHERS) {
        const other = locales.get(language)?.get(space)?.get(key);
        if (other === undefined && !reviewed) continue;
        problems.push(...compare(`${language}/${space}.json ${key}`, key, text, other, same));
      }
    }
  }
  for (const { code: language } of OTHERS) {
    for (const [space, texts] of locales.get(language) ?? []) {
      for (const key of texts.keys()) {
        if (!english?.get(space)?.has(key) && !PLURAL.test(key))
          problems.push(`${language}/${space}.json ${key}: not in English`);
      }
    }
  }
  return problems;
}
