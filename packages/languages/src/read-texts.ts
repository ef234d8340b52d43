import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type ByLanguage, byLanguage, isLanguage, type Language } from './languages.ts';
import { completeTexts, type Tree } from './texts.ts';

/**
 * Path of a folder of the product, searched upwards from this file, so that it works from source and
 * from a bundle. @throws when the folder is missing.
 */
export function productFolder(...path: string[]): string {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at)) {
    const candidate = join(at, ...path);
    if (existsSync(candidate)) return candidate;
  }
  throw new Error(`${path.join('/')} is missing`);
}

/** The texts of a folder by language of the register, one `<language>.json` each. @throws when a file is no JSON. */
export function readLanguageFiles<T = Tree>(...path: string[]): Readonly<Record<Language, T>> {
  const folder = productFolder(...path);
  const texts: Record<Language, T> = {};
  for (const name of readdirSync(folder).sort()) {
    const code = basename(name, '.json');
    if (name.endsWith('.json') && isLanguage(code))
      texts[code] = JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
  }
  return texts;
}

/** Like `readLanguageFiles` of texts that are written in English first. @throws when English is missing. */
export function readTexts<T = Tree>(...path: string[]): ByLanguage<T> {
  const texts = readLanguageFiles<T>(...path);
  if (texts.en === undefined) throw new Error(`${path.join('/')} has no en.json`);
  return texts as ByLanguage<T>;
}

/** The texts of a folder for every language of the register, each completed by its fallbacks. */
export function readCompleteTexts<T extends Tree>(...path: string[]): ByLanguage<T> {
  const texts = readTexts<Tree>(...path);
  return byLanguage((language) => completeTexts(language, (code) => texts[code] ?? null) as T);
}
