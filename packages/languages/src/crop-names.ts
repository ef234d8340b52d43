import { existsSync, readFileSync } from 'node:fs';
import { productFolder } from './read-texts.ts';
import type { Tree } from './texts.ts';

const FOLDER = productFolder('packages', 'crops', 'data');
/** Tables whose keys the texts in the group `crop` of a locale file have, by the file's name. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  'crop-prediction.json': ['suggestion', 'range'],
  'irrigation.json': ['irrigation'],
};

const read = <T>(path: string): T => JSON.parse(readFileSync(`${FOLDER}/${path}`, 'utf8')) as T;

/** The names of crops in a language by the keys that tables have for them, the first crop's where several share a key. */
function namesByKey(code: string, tables: readonly string[]): Readonly<Record<string, string>> {
  if (!existsSync(`${FOLDER}/names/${code}.json`)) return {};
  const names = read<Readonly<Record<string, string>>>(`names/${code}.json`);
  const crops = Object.entries(read<Readonly<Record<string, Tree>>>('crops.json'));
  const named = crops.flatMap(([id, keys]) =>
    tables.flatMap((table) =>
      keys[table] && names[id] ? [[String(keys[table]), names[id]] as const] : [],
    ),
  );
  return Object.fromEntries(named.reverse());
}

/** What the classes of the leaf classifier are called in a language, in order: by `own` names, else by the register. */
export function leafCropNames(
  code: string,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const names = { ...namesByKey(code, ['leaf']), ...own };
  return Object.fromEntries(Object.entries(names).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The texts of a locale file with the names of crops out of the register, in its group `crop`; a name that the file has
 * itself, as the specification wants it there, goes first.
 */
export function withCropNames(file: string, code: string, texts: Tree): Tree {
  const tables = TABLES[file];
  if (!tables || !existsSync(`${FOLDER}/names/${code}.json`)) return texts;
  return { ...texts, crop: { ...namesByKey(code, tables), ...(texts.crop ?? {}) } };
}
