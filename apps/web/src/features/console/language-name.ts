import { LANGUAGES } from '@ankur/languages/languages';

/** The own name of an experts' language. */
export const languageName = (language: string): string =>
  LANGUAGES.find(({ name }) => name.toLowerCase() === language)?.own_name ?? language;
