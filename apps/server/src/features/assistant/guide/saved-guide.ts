import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Language } from '@ankur/assistant/language/detect-language';
import type { SavedGuide } from '@ankur/assistant/saved-guide';
import { packagesFolder } from '../../../platform/content-folder.ts';
import { toArticle } from '../../guidance/guidance.mapper.ts';
import { guidanceCatalogue } from '../../guidance/library.ts';
import { CROP_WORDS } from '../knowledge/crop-words.ts';
import { knownDocuments } from '../knowledge/documents.ts';

const made = new Map<Language, Buffer>();

function contents(lang: Language): SavedGuide {
  const articles = guidanceCatalogue().map((article) => toArticle(article, lang));
  const folder = packagesFolder('content', 'guidance');
  const drawings = articles.flatMap(({ images }) =>
    images.map((url): [string, string] => [
      url,
      readFileSync(join(folder, 'drawings', url.split('/').at(-1) ?? ''), 'utf8'),
    ]),
  );
  const documents = knownDocuments().map(
    ({ id, kind, url, words, subject, title, passages, steps, closing }) => ({
      id,
      kind,
      url,
      words,
      ...(subject ? { subject } : {}),
      title: { [lang]: title[lang] },
      passages: { [lang]: passages[lang] },
      ...(steps ? { steps: { [lang]: steps[lang] } } : {}),
      ...(closing ? { closing: { [lang]: closing[lang] } } : {}),
    }),
  );
  return { lang, documents, crops: CROP_WORDS, articles, drawings: Object.fromEntries(drawings) };
}

/** What answers without a network in a language, as JSON in gzip; made at the first wish for it. */
export function savedGuide(lang: Language): Buffer {
  const kept = made.get(lang) ?? gzipSync(JSON.stringify(contents(lang)), { level: 9 });
  made.set(lang, kept);
  return kept;
}
