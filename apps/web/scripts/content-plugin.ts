import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { collectionFiles, collectionIn } from '@ankur/content/collection';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:content/';
const FOLDER = join(import.meta.dirname, '../../../packages/content');
const NAME = /^([a-z-]+)\/([a-z]{2,3})$/;

/**
 * `virtual:content/<collection>/<language>`: a folder of `packages/content` in one language, as one module whose default
 * export holds the entries by id. Imported lazily it is a chunk of its own.
 */
export function content(folder = FOLDER): Plugin {
  return {
    name: 'content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [, collection, language] = NAME.exec(id.slice(PREFIX.length + 1)) ?? [];
      const from = join(folder, collection ?? '');
      if (!collection || !language || !existsSync(from)) throw new Error(`no content for ${id}`);
      for (const file of collectionFiles(from)) this.addWatchFile(file);
      return `export default ${JSON.stringify(collectionIn(from, language))}`;
    },
  };
}
