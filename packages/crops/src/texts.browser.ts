/// <reference path="../../languages/src/vite-glob.d.ts" />
import { textsOfFiles } from '@ankur/languages/texts';

export const NAMES = textsOfFiles(
  import.meta.glob<Readonly<Record<string, string>>>('../data/names/*.json', {
    eager: true,
    import: 'default',
  }),
);

export const WORDS = textsOfFiles(
  import.meta.glob<Readonly<Record<string, readonly string[]>>>('../data/words/*.json', {
    eager: true,
    import: 'default',
  }),
);
