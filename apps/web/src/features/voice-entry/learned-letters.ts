import { LANGUAGES, type Language } from '@ankur/languages/languages';

/** The letters of the four languages whose entries are understood; Latin ones stand for romanised speech too. */
const LEARNED =
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Telugu}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Whether a sentence is in letters in which entries are understood: in others the grammar of entries can only guess. */
export const isLearned = (text: string): boolean => LEARNED.test(text);

/** Whether entries are understood in the letters of a language. */
export const isLearnedLanguage = (language: Language): boolean =>
  isLearned(LANGUAGES.find(({ code }) => code === language)?.own_name ?? '');
