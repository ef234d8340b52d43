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

/**
 * The texts of a locale file with the names of crops out of the register, in its group `crop`; a name that the file has
 * itself, as the specification wants it there, goes first.
 */
export function withCropNames(file: string, code: string, texts: Tree): Tree {
  const tables = TABLES[file];
  if (!tables || !existsSync(`${FOLDER}/names/${code}.json`)) return texts;
  const names = read<Readonly<Record<string, string>>>(`names/${code}.json`);
  const crops = Object.entries(read<Readonly<Record<string, Tree>>>('crops.json'));
  const named = crops.flatMap(([id, keys]) =>
    tables.flatMap((table) =>
      keys[table] && names[id] ? [[keys[table], names[id]] as const] : [],
    ),
  );
  return { ...texts, crop: { ...Object.fromEntries(named), ...(texts.crop ?? {}) } };
}
