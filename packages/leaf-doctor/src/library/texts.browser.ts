/// <reference path="../../../languages/src/vite-glob.d.ts" />
import { type Tree, textsOfFiles } from '@ankur/languages/texts';

/** The library's sentences by language. */
export const TEXTS = textsOfFiles(
  import.meta.glob<Tree>('../../library/*.json', { eager: true, import: 'default' }),
);
