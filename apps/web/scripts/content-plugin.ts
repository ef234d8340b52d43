import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ContentEntry,
  collectionFiles,
  completeCollectionIn,
  completeLanguage,
  metasIn,
  readCollection,
  textsIn,
} from '@ankur/content/collection';
import { leafCropNames } from '@ankur/languages/crop-names';
import { DEFAULT_LANGUAGE, fallbacksOf, LANGUAGE_CODES } from '@ankur/languages/languages';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:content/';
const FOLDER = join(import.meta.dirname, '../../../packages/content');
const NAME = /^([a-z-]+)(?:\/([a-z]{2,3}))?$/;
/** Ending of the module with what all languages of a collection share. */
const SHARED = ':shared';

/**
 * Collections outside packages/content, by path: each language is completed
 * sentence by sentence, while entries of the others are read in one language as a whole.
 */
const ELSEWHERE: Readonly<Record<string, string>> = { leaf: '../leaf-doctor/library' };

const LEAF_NAMES = /\/leaf-doctor\/library\/phrases\/crops\/([a-z]{2,3})\.json$/;

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);
const isCollection = (folder: string): boolean =>
  foldersIn(folder).some((name) => existsSync(join(folder, name, 'meta.json')));

/** A collection in one language, completed by its fallbacks, or each collection in a folder of them by its name. */
function completed(folder: string, language: string): object {
  if (isCollection(folder)) return completeCollectionIn(folder, language);
  const names = foldersIn(folder);
  return Object.fromEntries(names.map((name) => [name, completed(join(folder, name), language)]));
}

const entriesIn = (folder: string): ContentEntry[] =>
  isCollection(folder)
    ? readCollection(folder)
    : foldersIn(folder).flatMap((name) => entriesIn(join(folder, name)));

/** The first of a language and its fallbacks in which every entry is written, or some where sentences are completed. */
function writtenLanguage(collection: string, folder: string, language: string): string {
  const entries = entriesIn(folder);
  if (!ELSEWHERE[collection]) return completeLanguage(entries, language);
  const isWritten = (code: string) => entries.some(({ texts }) => texts[code] !== undefined);
  return fallbacksOf(language).find(isWritten) ?? DEFAULT_LANGUAGE;
}

function loadersOf(collection: string, folder: string): string {
  const lines = LANGUAGE_CODES.map((code) => {
    const language = writtenLanguage(collection, folder, code);
    const load = `() => import('${PREFIX}${collection}/${language}')`;
    return `'${code}': { language: '${language}', load: ${load} }`;
  });
  return `export default {${lines.join(', ')}}`;
}

/** The texts of a language with what all languages share, which is a chunk of its own: a second language does not fetch it again. */
const mergedIn = (collection: string, folder: string, language: string): string =>
  `import shared from '${PREFIX}${collection}${SHARED}';
const texts = ${JSON.stringify(textsIn(folder, language))};
export default Object.fromEntries(
  Object.entries(texts).map(([id, text]) => [id, { ...shared[id], ...text }]),
);`;

/**
 * `virtual:content/<collection>/<language>`: a folder of `packages/content` in one language, as one module whose default
 * export holds the entries by id. Imported lazily it is a chunk of its own. `virtual:content/<collection>` has, for each
 * language of the register, such an import of the first of it and its fallbacks that is written. The files with the names of
 * the leaf classifier's crops are completed by the register of crops.
 */
export function content(folder = FOLDER): Plugin {
  return {
    name: 'content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      const [, leafNames] = LEAF_NAMES.exec(id) ?? [];
      if (leafNames)
        return JSON.stringify(leafCropNames(leafNames, JSON.parse(readFileSync(id, 'utf8'))));
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const isShared = name.endsWith(SHARED);
      const [, collection, language] =
        NAME.exec(isShared ? name.slice(0, -SHARED.length) : name) ?? [];
      const from = join(folder, ELSEWHERE[collection ?? ''] ?? collection ?? '');
      if (!collection || !existsSync(from)) throw new Error(`no content for ${id}`);
      for (const file of collectionFiles(from)) this.addWatchFile(file);
      if (isShared) return `export default ${JSON.stringify(metasIn(from))}`;
      if (!language) return loadersOf(collection, from);
      if (!ELSEWHERE[collection]) return mergedIn(collection, from, language);
      return `export default ${JSON.stringify(completed(from, language))}`;
    },
  };
}
