import { DEFAULT_LANGUAGE, type Language, localeOf } from '@ankur/languages/languages';
import { languageOfLetters } from '@ankur/languages/letters';

/** Languages by their letters that a language model may answer in though the app lacks them. */
const BY_SCRIPT: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Tamil}/u, 'ta-IN'],
  [/\p{Script=Kannada}/u, 'kn-IN'],
  [/\p{Script=Malayalam}/u, 'ml-IN'],
  [/\p{Script=Bengali}/u, 'bn-IN'],
  [/\p{Script=Gujarati}/u, 'gu-IN'],
  [/\p{Script=Gurmukhi}/u, 'pa-IN'],
  [/\p{Script=Oriya}/u, 'or-IN'],
  [/\p{Script=Arabic}/u, 'ur-IN'],
];

/** The locale of an answer by its script, to read it aloud; languages that share a script are told apart by the app's language. */
export function localeOfAnswer(text: string, own: Language): string {
  const ours = languageOfLetters(text, own);
  if (ours) return localeOf(ours);
  return BY_SCRIPT.find(([letters]) => letters.test(text))?.[1] ?? localeOf(DEFAULT_LANGUAGE);
}

/** The language alone of a locale, as `lang` has it. */
export const languageOfLocale = (locale: string): string => locale.split('-')[0] ?? locale;
