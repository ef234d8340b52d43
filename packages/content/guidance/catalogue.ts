import { join } from 'node:path';
import type { ByLanguage } from '@ankur/languages/languages';
import { completeWritten } from '@ankur/languages/texts';
import { readCollection } from '../src/collection.ts';
import type { ArticleText, GuidanceArticle, GuidanceMeta } from './types.ts';

/**
 * All guidance articles in the order of their ids, each in the languages it is written in, read from disk;
 * `guidanceFolder` is where this file lies, unless it was bundled into another place.
 * @throws when an article has no English or a file holds JSON that cannot be parsed.
 */
export function readGuidanceCatalogue(guidanceFolder = import.meta.dirname): GuidanceArticle[] {
  return readCollection(join(guidanceFolder, 'articles'))
    .map(({ id, meta, texts }) => {
      if (texts.en === undefined) throw new Error(`${id} has no en.json`);
      return { ...(meta as GuidanceMeta), text: completeWritten(texts as ByLanguage<ArticleText>) };
    })
    .sort((first, second) => first.id - second.id);
}
