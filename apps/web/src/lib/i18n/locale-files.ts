/** Texts of a namespace: a sentence a key, or its forms by number. */
export type Catalogue = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Every locale file by its path, each in its own chunk; apart from the first page's chunk. */
export const localeFiles = import.meta.glob<Catalogue>('../../locales/*/*.json', {
  import: 'default',
});
