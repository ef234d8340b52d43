import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One entry of a collection: what is common to all languages, and its texts by language code. */
export interface ContentEntry {
  id: string;
  meta: unknown;
  texts: Readonly<Record<string, unknown>>;
}

const META = 'meta.json';
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The files of a collection, sorted: `<id>/meta.json` and one `<id>/<language>.json` a language. */
export function collectionFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

/** Every entry of a collection by its id. @throws when a file is no JSON or an entry has no `meta.json`. */
export function readCollection(folder: string): ContentEntry[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((id) => {
      const names = readdirSync(join(folder, id)).filter((name) => name.endsWith('.json'));
      const texts = names
        .filter((name) => name !== META)
        .map((name) => [name.slice(0, -'.json'.length), readJson(join(folder, id, name))]);
      return { id, meta: readJson(join(folder, id, META)), texts: Object.fromEntries(texts) };
    });
}

/** A collection in one language: each entry's `meta` and text merged, by id. @throws when an entry lacks the language. */
export function collectionIn(folder: string, language: string): Record<string, object> {
  const merged = readCollection(folder).map(({ id, meta, texts }) => {
    const text = texts[language];
    if (!text) throw new Error(`${join(folder, id)} has no ${language}.json`);
    return [id, Object.assign({}, meta, text)];
  });
  return Object.fromEntries(merged);
}
