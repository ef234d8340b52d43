import { LANGUAGES } from '@ankur/languages/languages';

/** A language of the experts by its own name. */
export const languageName = (language: string): string =>
  LANGUAGES.find(({ name }) => name.toLowerCase() === language)?.own_name ?? language;
