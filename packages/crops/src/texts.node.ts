import { readTexts } from '@ankur/languages/read-texts';

/** Name of each crop by its id, by language. */
export const NAMES = readTexts<Readonly<Record<string, string>>>(
  'packages',
  'crops',
  'data',
  'names',
);

/** Synonyms and irregular inflections of each crop by its id, by language. */
export const WORDS = readTexts<Readonly<Record<string, readonly string[]>>>(
  'packages',
  'crops',
  'data',
  'words',
);
