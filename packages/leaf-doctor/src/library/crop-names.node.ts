import { leafCropNames } from '@ankur/languages/crop-names';
import { type ByLanguage, byLanguage } from '@ankur/languages/languages';
import { readTexts } from '@ankur/languages/read-texts';

const own = readTexts<Readonly<Record<string, string>>>(
  'packages',
  'leaf-doctor',
  'library',
  'phrases',
  'crops',
);

/** The names of the classifier's crops by language. */
export const TEXTS: ByLanguage<Readonly<Record<string, string>>> = byLanguage((code) =>
  leafCropNames(code, own[code] ?? {}),
);
