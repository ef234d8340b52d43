import entries from '../languages.json' with { type: 'json' };

export type Direction = 'ltr' | 'rtl';

/** One language of the register; `docs/languages.md` says what each field does. */
export interface LanguageEntry {
  /** BCP 47 language subtag, two or three letters. */
  code: string;
  /** English name. */
  name: string;
  /** The name in the language itself. */
  own_name: string;
  /** ISO 15924 code of its script, also the value of `\p{Script=…}`. */
  script: string;
  direction: Direction;
  /** Package of its font in `@fontsource-variable`, or one of the web app’s `SUBSETS`; null where every device has a font. For builds: browsers do not get it. */
  font: string | null;
  /** Unicode numbering system that figures are written with. */
  digits: string;
  /** Fallback for missing texts, before English. */
  fallback: string | null;
  /** True when all texts are required; else missing ones fall back. */
  reviewed: boolean;
}

/** Code of a language of the register. */
export type Language = string;

/** A value in some languages; English is never missing. */
export type ByLanguage<T> = Readonly<Record<Language, T>> & { readonly en: T };

export const DEFAULT_LANGUAGE = 'en';
const REGION = 'IN';

/** What most entries say; the web app's build leaves it out of them. */
export const USUAL = { direction: 'ltr', digits: 'latn', fallback: 'en', reviewed: false } as const;

/** The languages of the product, English first. */
export const LANGUAGES: readonly LanguageEntry[] = (
  entries as readonly Omit<LanguageEntry, keyof typeof USUAL>[]
).map((entry) => ({ ...USUAL, ...entry }));
export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(({ code }) => code);

const BY_CODE = new Map(LANGUAGES.map((entry) => [entry.code, entry]));

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && BY_CODE.has(value);
}

/** The entry of a code; English for a code that the register lacks. */
export function languageEntry(code: Language): LanguageEntry {
  const entry = BY_CODE.get(code) ?? LANGUAGES[0];
  if (!entry) throw new Error('the register of languages is empty');
  return entry;
}

/** The language itself, its fallback, the fallback of that …, English; each once. */
export function fallbacksOf(code: Language): readonly Language[] {
  const chain = new Set<Language>();
  for (let at: string | null = code; at && !chain.has(at); at = BY_CODE.get(at)?.fallback ?? null)
    chain.add(at);
  return [...chain.add(DEFAULT_LANGUAGE)];
}

/** The first language of the chain of fallbacks that has a value. */
export function languageIn(
  texts: Readonly<Record<Language, unknown>>,
  language: Language,
): Language {
  return fallbacksOf(language).find((code) => texts[code] !== undefined) ?? DEFAULT_LANGUAGE;
}

/** The value in a language, else in the first of its fallbacks that has one, at last in English. */
export function textIn<T>(texts: ByLanguage<T>, language: Language): T {
  return texts[languageIn(texts, language)] ?? texts.en;
}

/** A value made for every language of the register. */
export function byLanguage<T>(make: (language: Language) => T): ByLanguage<T> {
  const made = LANGUAGE_CODES.map((code) => [code, make(code)]);
  return Object.fromEntries(made) as ByLanguage<T>;
}

/** The BCP 47 locale that Intl is asked with, e.g. `hi-IN`. */
export const localeOf = (code: Language): string => `${languageEntry(code).code}-${REGION}`;

/** The locale for numbers and dates, with the language's numbering system. */
export const figuresLocaleOf = (code: Language): string =>
  `${localeOf(code)}-u-nu-${languageEntry(code).digits}`;

/** Writing direction, for `<html dir>`. */
export const directionOf = (code: Language): Direction => languageEntry(code).direction;

/** The first of the preferred languages that the product has, of all of them; English when it has none. */
export function guessLanguage(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Languages whose every text must be there, English first. */
export const REVIEWED_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  ({ reviewed }) => reviewed,
).map(({ code }) => code);
