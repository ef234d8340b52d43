import { LANGUAGES } from '@ankur/languages/languages';
import type { KeyOf, Translate } from '../../lib/i18n/translate.ts';

/** A language of the experts' forms in the reader's language; one that has no such text by its own name. */
export function languageLabel(t: Translate<'experts'>, language: string): string {
  const key = `language.${language}`;
  const text = t(key as KeyOf<'experts'>);
  if (text !== key) return text;
  return LANGUAGES.find(({ name }) => name.toLowerCase() === language)?.own_name ?? language;
}
