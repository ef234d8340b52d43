/** Texts of a namespace: a sentence a key, or its forms by number. */
export type Catalogue = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/**
 * The locale files of the pages that need no sign-in, by their paths, each in its own chunk; apart from the first page's
 * chunk. All others stand in `locale-files-signed-in.ts`, so that the first page does not fetch their list.
 */
export const localeFiles = import.meta.glob<Catalogue>(
  '../../locales/*/{auth,common,landing,privacy,suggestions,terms}.json',
  { import: 'default' },
);
