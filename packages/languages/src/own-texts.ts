import {
  type ByLanguage,
  byLanguage,
  fallbacksOf,
  type Language,
  languageEntry,
} from './languages.ts';

/** Like `byLanguage`, without partial languages that only repeat what a fallback says: `textIn` finds it there. */
export function ownTexts<T>(make: (language: Language) => T): ByLanguage<T> {
  const all = byLanguage(make);
  const same = new Map(Object.entries(all).map(([code, value]) => [code, JSON.stringify(value)]));
  const repeats = (code: Language) =>
    fallbacksOf(code).some((other) => other !== code && same.get(other) === same.get(code));
  return Object.fromEntries(
    Object.entries(all).filter(([code]) => languageEntry(code).reviewed || !repeats(code)),
  ) as ByLanguage<T>;
}
