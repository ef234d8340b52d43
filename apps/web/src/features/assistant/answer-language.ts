import { type Language, localeOf } from '../../lib/i18n/languages.ts';

/** Languages by their letters; a language model may answer in more of them than the app has. */
const BY_SCRIPT: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Telugu}/u, 'te-IN'],
  [/\p{Script=Tamil}/u, 'ta-IN'],
  [/\p{Script=Kannada}/u, 'kn-IN'],
  [/\p{Script=Malayalam}/u, 'ml-IN'],
  [/\p{Script=Bengali}/u, 'bn-IN'],
  [/\p{Script=Gujarati}/u, 'gu-IN'],
  [/\p{Script=Gurmukhi}/u, 'pa-IN'],
  [/\p{Script=Oriya}/u, 'or-IN'],
  [/\p{Script=Arabic}/u, 'ur-IN'],
];

/** The locale of an answer by its script, to read it aloud; both users of Devanagari are told apart by the app's language. */
export function localeOfAnswer(text: string, own: Language): string {
  const found = BY_SCRIPT.find(([letters]) => letters.test(text));
  if (found) return found[1];
  if (/\p{Script=Devanagari}/u.test(text)) return localeOf(own === 'mr' ? 'mr' : 'hi');
  return localeOf('en');
}

/** The language alone of a locale, as `lang` has it. */
export const languageOfLocale = (locale: string): string => locale.slice(0, 2);
