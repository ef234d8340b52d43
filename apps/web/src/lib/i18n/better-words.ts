import type { Language } from '@ankur/languages/languages';
import { readJson, writeJson } from '../storage/storage.ts';
import type { Catalogue } from './locale-files.ts';

/** Accepted wordings by the texts that they are shown for. */
type Words = Readonly<Record<string, unknown>>;

const keyOf = (language: Language): string => `better-words-${language}`;

const wordsIn = (read: unknown): Words | null =>
  typeof read === 'object' && read !== null ? (read as Words) : null;

/** Texts of a locale file with the wordings in their place that this browser knows to be accepted. */
export function withBetterWords(language: Language, texts: Catalogue): Catalogue {
  const words = readJson(keyOf(language), wordsIn);
  if (!words || Object.keys(words).length === 0) return texts;
  const better = (text: string): string => {
    const word = Object.hasOwn(words, text) ? words[text] : undefined;
    return typeof word === 'string' ? word : text;
  };
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? better(text)
        : Object.fromEntries(Object.entries(text).map(([form, one]) => [form, better(one)])),
    ]),
  );
}

/** Keeps the accepted wordings of a language for the files that are loaded from now on. */
export function keepBetterWords(
  language: Language,
  list: readonly { present: string; better: string }[],
): void {
  writeJson(
    keyOf(language),
    Object.fromEntries(list.map(({ present, better }) => [present, better])),
  );
}
