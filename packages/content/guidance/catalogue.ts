import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleText, GuidanceArticle, GuidanceLanguage, GuidanceMeta } from './types.ts';

const articlesFolder = join(import.meta.dirname, 'articles');

function readJson<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(join(articlesFolder, folder, file), 'utf8')) as T;
}

/**
 * All guidance articles in the order of their ids, each with its four languages, read from disk.
 * @throws when a folder lacks a language or holds JSON that cannot be parsed.
 */
export function readGuidanceCatalogue(): GuidanceArticle[] {
  const languages: GuidanceLanguage[] = ['en', 'hi', 'mr', 'te'];
  return readdirSync(articlesFolder)
    .map((folder) => {
      const texts = languages.map((language) => [
        language,
        readJson<ArticleText>(folder, `${language}.json`),
      ]);
      const text = Object.fromEntries(texts) as GuidanceArticle['text'];
      return { ...readJson<GuidanceMeta>(folder, 'meta.json'), text };
    })
    .sort((first, second) => first.id - second.id);
}
