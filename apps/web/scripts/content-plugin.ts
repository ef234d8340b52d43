import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  collectionFiles,
  collectionIn,
  completeLanguage,
  readCollection,
} from '@ankur/content/collection';
import { LANGUAGE_CODES } from '@ankur/languages/languages';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:content/';
const FOLDER = join(import.meta.dirname, '../../../packages/content');
const NAME = /^([a-z-]+)(?:\/([a-z]{2,3}))?$/;

function loadersOf(collection: string, folder: string): string {
  const entries = readCollection(folder);
  const lines = LANGUAGE_CODES.map((code) => {
    const language = completeLanguage(entries, code);
    const load = `() => import('${PREFIX}${collection}/${language}')`;
    return `'${code}': { language: '${language}', load: ${load} }`;
  });
  return `export default {${lines.join(', ')}}`;
}

/**
 * `virtual:content/<collection>/<language>`: a folder of `packages/content` in one language, as one module whose default
 * export holds the entries by id. Imported lazily it is a chunk of its own. `virtual:content/<collection>` has, for each
 * language of the register, such an import of the first of it and its fallbacks in which every entry is written.
 */
export function content(folder = FOLDER): Plugin {
  return {
    name: 'content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [, collection, language] = NAME.exec(id.slice(PREFIX.length + 1)) ?? [];
      const from = join(folder, collection ?? '');
      if (!collection || !existsSync(from)) throw new Error(`no content for ${id}`);
      for (const file of collectionFiles(from)) this.addWatchFile(file);
      if (!language) return loadersOf(collection, from);
      return `export default ${JSON.stringify(collectionIn(from, language))}`;
    },
  };
}
