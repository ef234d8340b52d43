import { DEFAULT_LANGUAGE, type Language, localeOf } from '@ankur/languages/languages';
import { languageOfLetters } from '@ankur/languages/letters';

/** The locale of an answer by its script, to read it aloud; languages that share a script are told apart by the app's language. */
export const localeOfAnswer = (text: string, own: Language): string =>
  localeOf(languageOfLetters(text, own) ?? DEFAULT_LANGUAGE);

/** The language alone of a locale, as `lang` has it. */
export const languageOfLocale = (locale: string): string => locale.split('-')[0] ?? locale;
