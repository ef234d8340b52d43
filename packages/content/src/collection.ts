import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ByLanguage,
  DEFAULT_LANGUAGE,
  fallbacksOf,
  type Language,
} from '@ankur/languages/languages';
import { productFolder } from '@ankur/languages/read-texts';
import { completeTexts, completeWritten, type Tree } from '@ankur/languages/texts';

/** One entry of a collection: what is common to all languages, and its texts by language code. */
export interface ContentEntry {
  id: string;
  meta: unknown;
  texts: Readonly<Record<string, unknown>>;
}

const META = 'meta.json';
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Path of a folder of `packages/`. @throws when the folder is missing. */
export const packagesFolder = (...path: string[]): string => productFolder('packages', ...path);

/** Path of a folder of this package. */
export const contentFolder = (...path: string[]): string => packagesFolder('content', ...path);

/** The files of a collection, sorted: `<id>/meta.json` and one `<id>/<language>.json` a language. */
export function collectionFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

const entryIds = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Every entry of a collection by its id. @throws when a file is no JSON or an entry has no `meta.json`. */
export function readCollection(folder: string): ContentEntry[] {
  return entryIds(folder).map((id) => {
    const names = readdirSync(join(folder, id)).filter((name) => name.endsWith('.json'));
    const texts = names
      .filter((name) => name !== META)
      .map((name) => [name.slice(0, -'.json'.length), readJson(join(folder, id, name))]);
    return { id, meta: readJson(join(folder, id, META)), texts: Object.fromEntries(texts) };
  });
}

/** The first of a language and its fallbacks in which every entry of a collection is written. */
export function completeLanguage(entries: readonly ContentEntry[], language: Language): Language {
  const isComplete = (code: Language) => entries.every(({ texts }) => texts[code] !== undefined);
  return fallbacksOf(language).find(isComplete) ?? DEFAULT_LANGUAGE;
}

const metaOf = (folder: string, id: string): Tree => {
  const { translator: _, ...meta } = readJson(join(folder, id, META)) as Tree;
  return meta;
};

/** What is common to all languages, by id, without the notes for translators. */
export function metasIn(folder: string): Record<string, object> {
  return Object.fromEntries(entryIds(folder).map((id) => [id, metaOf(folder, id)]));
}

/** The texts of a collection in one language, by id. @throws when an entry lacks the language. */
export function textsIn(folder: string, language: Language): Record<string, object> {
  const texts = entryIds(folder).map((id) => {
    const file = join(folder, id, `${language}.json`);
    if (!existsSync(file)) throw new Error(`${join(folder, id)} has no ${language}.json`);
    return [id, readJson(file) as Tree];
  });
  return Object.fromEntries(texts);
}

/**
 * A collection in one language: each entry's `meta` and text merged, by id; a test checks the shape of the files.
 * @throws when an entry lacks the language.
 */
export function collectionIn<Collection extends object = Record<string, object>>(
  folder: string,
  language: Language,
): Collection {
  const metas = metasIn(folder);
  const texts = Object.entries(textsIn(folder, language));
  const merged = texts.map(([id, text]) => [id, { ...metas[id], ...text }]);
  return Object.fromEntries(merged);
}

/** The same, with missing sentences from the fallbacks. */
export function completeCollectionIn<Collection extends object = Record<string, object>>(
  folder: string,
  language: Language,
): Collection {
  const merged = entryIds(folder).map((id) => {
    const texts = completeTexts(language, (code) => {
      const file = join(folder, id, `${code}.json`);
      return existsSync(file) ? (readJson(file) as Tree) : null;
    });
    return [id, { ...metaOf(folder, id), ...texts }];
  });
  return Object.fromEntries(merged);
}

/** A typed entry of a collection whose files are validated by a test. */
export interface OrderedEntry<Meta, Text> {
  id: string;
  meta: Meta;
  texts: ByLanguage<Text>;
}

/** The entries of a collection in the order that their `meta.json` gives them, each language completed by its fallbacks. */
export function readOrdered<Meta extends { order: number }, Text extends object>(
  folder: string,
): OrderedEntry<Meta, Text>[] {
  const entries = readCollection(folder).map(({ id, meta, texts }) => ({
    id,
    meta: meta as Meta,
    texts: completeWritten(texts as ByLanguage<Text>),
  }));
  return entries.sort((one, other) => one.meta.order - other.meta.order);
}

/** `Text` with the sentences of some fields as lists. */
export type WithLists<Text, Field extends keyof Text> = Omit<Text, Field> &
  Record<Field, readonly string[]>;

type Sentences = Readonly<Record<string, string>>;

/**
 * The texts of an entry with the sentences of `fields`, which files keep under keys, as lists: in the order of English,
 * and English where a language lacks one.
 */
export function sentencesOf<Field extends string, Text extends Record<Field, Sentences>>(
  texts: ByLanguage<Text>,
  fields: readonly Field[],
): ByLanguage<WithLists<Text, Field>> {
  const lists = (text: Text) =>
    fields.map((field) => {
      const english: Sentences = texts.en[field];
      const own: Sentences = text[field];
      return [field, Object.keys(english).map((key) => own[key] ?? english[key])];
    });
  const made = Object.entries(texts).map(([language, text]) => [
    language,
    { ...text, ...Object.fromEntries(lists(text)) },
  ]);
  return Object.fromEntries(made) as ByLanguage<WithLists<Text, Field>>;
}
