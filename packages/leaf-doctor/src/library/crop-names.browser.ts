/// <reference path="../../../languages/src/vite-glob.d.ts" />
import { textsOfFiles } from '@ankur/languages/texts';

/** The names of the crops by language. */
export const TEXTS = textsOfFiles(
  import.meta.glob<Readonly<Record<string, string>>>('../../library/phrases/crops/*.json', {
    eager: true,
    import: 'default',
  }),
);
