/// <reference path="../../../languages/src/vite-glob.d.ts" />
import { textsOfFiles } from '@ankur/languages/texts';

/** The names of the classifier's crops by language: the build adds those of the register to the files. */
export const TEXTS = textsOfFiles(
  import.meta.glob<Readonly<Record<string, string>>>('../../library/phrases/crops/*.json', {
    eager: true,
    import: 'default',
  }),
);
