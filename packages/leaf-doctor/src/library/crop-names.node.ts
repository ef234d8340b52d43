import { readTexts } from '@ankur/languages/read-texts';

/** The names of the crops by language. */
export const TEXTS = readTexts<Readonly<Record<string, string>>>(
  'packages',
  'leaf-doctor',
  'library',
  'phrases',
  'crops',
);
