import type { Catalogue } from './catalogue.ts';

/** Every locale file by its path, each in its own chunk; apart from the first page's chunk. */
export const localeFiles = import.meta.glob<Catalogue>('../../locales/*/*.json', {
  import: 'default',
});
