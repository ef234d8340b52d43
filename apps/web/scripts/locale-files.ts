import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCropNames } from '@ankur/languages/crop-names';
import { LANGUAGE_CODES } from '@ankur/languages/languages';

/** key → text, `group.key` for grouped ones */
export type Texts = Map<string, string>;
/** language → namespace → texts */
export type Locales = Map<string, Map<string, Texts>>;
type Tree = { [key: string]: string | Tree };

/** The texts of one file as `key` or `group.key` → text. */
export function flatten(tree: Tree, prefix = ''): Texts {
  const flat: Texts = new Map();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** Every locale file as language → namespace → key → text, with the names of crops. */
export function readLocales(folder: string): Locales {
  const locales: Locales = new Map();
  for (const language of LANGUAGE_CODES) {
    if (!existsSync(join(folder, language))) continue;
    const names = readdirSync(join(folder, language)).filter((name) => name.endsWith('.json'));
    const spaces = new Map<string, Texts>();
    for (const name of names) {
      const tree: Tree = JSON.parse(readFileSync(join(folder, language, name), 'utf8'));
      spaces.set(name.slice(0, -5), flatten(withCropNames(name, language, tree) as Tree));
    }
    locales.set(language, spaces);
  }
  return locales;
}

/** The source files that may use texts, as path → code. */
export function readSources(folder: string): Map<string, string> {
  const sources = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) continue;
    sources.set(name, readFileSync(join(folder, name), 'utf8'));
  }
  return sources;
}
