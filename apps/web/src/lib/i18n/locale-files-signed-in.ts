import type { Catalogue } from './locale-files.ts';

/** The locale files of all other namespaces, each in its own chunk; listed apart from those of the first page. */
export const localeFiles = import.meta.glob<Catalogue>(
  [
    '../../locales/*/*.json',
    '!../../locales/*/{auth,common,landing,privacy,suggestions,terms}.json',
  ],
  { import: 'default' },
);
