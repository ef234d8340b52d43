/** The languages of the product, each under its own name. */
export const LANGUAGES = [
  { code: 'en', name: 'English', locale: 'en-IN' },
  { code: 'hi', name: 'हिन्दी', locale: 'hi-IN' },
  { code: 'mr', name: 'मराठी', locale: 'mr-IN' },
  { code: 'te', name: 'తెలుగు', locale: 'te-IN' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language.code === value);
}

/** The BCP 47 locale that Intl is asked with, e.g. `hi-IN`. */
export function localeOf(language: Language): string {
  return LANGUAGES.find((entry) => entry.code === language)?.locale ?? 'en-IN';
}

/** The locale that figures and dates are written with: everywhere in the digits that the texts and fields beside them have. */
export function figuresLocaleOf(language: Language): string {
  return `${localeOf(language)}-u-nu-latn`;
}

/** The first of the browser's languages decides; what we do not speak is English. */
export function guessLanguage(preferred: readonly string[]): Language {
  const code = preferred[0]?.toLowerCase().split('-')[0];
  return isLanguage(code) ? code : 'en';
}
