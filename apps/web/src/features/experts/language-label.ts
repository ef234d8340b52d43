import { LANGUAGES } from '@ankur/languages/languages';
import type { KeyOf, Translate } from '../../lib/i18n/translate.ts';

/** Translated name of an experts' language; its own name without a text. */
export function languageLabel(t: Translate<'experts'>, language: string): string {
  const key = `language.${language}`;
  const text = t(key as KeyOf<'experts'>);
  if (text !== key) return text;
  return LANGUAGES.find(({ name }) => name.toLowerCase() === language)?.own_name ?? language;
}
