import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleText, GuidanceArticle, GuidanceLanguage, GuidanceMeta } from './types.ts';

function readJson<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
}

/**
 * All guidance articles in the order of their ids, each with its four languages, read from disk;
 * `guidanceFolder` is where this file lies, unless it was bundled into another place.
 * @throws when a folder lacks a language or holds JSON that cannot be parsed.
 */
export function readGuidanceCatalogue(guidanceFolder = import.meta.dirname): GuidanceArticle[] {
  const articlesFolder = join(guidanceFolder, 'articles');
  const languages: GuidanceLanguage[] = ['en', 'hi', 'mr', 'te'];
  return readdirSync(articlesFolder)
    .map((name) => {
      const folder = join(articlesFolder, name);
      const texts = languages.map((language) => [
        language,
        readJson<ArticleText>(folder, `${language}.json`),
      ]);
      const text = Object.fromEntries(texts) as GuidanceArticle['text'];
      return { ...readJson<GuidanceMeta>(folder, 'meta.json'), text };
    })
    .sort((first, second) => first.id - second.id);
}
