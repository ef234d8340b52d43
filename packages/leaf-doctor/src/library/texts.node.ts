import { readTexts } from '@ankur/languages/read-texts';

/** The library's sentences by language. */
export const TEXTS = readTexts('packages', 'leaf-doctor', 'library');
