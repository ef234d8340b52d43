import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SavedGuide } from '@ankur/assistant/saved-guide';
import { packagesFolder } from '@ankur/content/collection';
import { type Language, languageIn, textIn } from '@ankur/languages/languages';
import { toArticle } from '../../../library/article.mapper.ts';
import { guidanceCatalogue } from '../../../library/articles.ts';
import { toGuide } from '../../../library/crop-guide.mapper.ts';
import { cropFacts } from '../../../library/crop-guides.ts';
import { CROP_REGISTER, CROP_WORDS } from '../../../library/crop-words.ts';
import { type FullDocument, knownDocuments } from '../knowledge/documents.ts';
import type { Released } from '../questions/released-answers.ts';

const zip = promisify(gzip);

/** The register with the crops' names of one language; their words stay in all, since a question may mix them. */
const registerIn = (lang: Language) => ({
  ...CROP_REGISTER,
  crops: CROP_REGISTER.crops.map((crop) => ({
    ...crop,
    names: { [lang]: crop.names[lang] ?? crop.names.en },
  })),
});

function contents(lang: Language, released: readonly FullDocument[]): SavedGuide {
  const articles = guidanceCatalogue().map((article) => toArticle(article, lang));
  const folder = packagesFolder('content', 'guidance');
  const drawings = articles.flatMap(({ images }) =>
    images.map((url): [string, string] => [
      url,
      readFileSync(join(folder, 'drawings', url.split('/').at(-1) ?? ''), 'utf8'),
    ]),
  );
  const documents = [...knownDocuments(), ...released].map(
    ({ id, kind, url, subject, questions, title, facts, passages, steps, closing }) => ({
      id,
      kind,
      url,
      ...(facts
        ? {
            facts: facts.map((fact) => ({
              ...fact,
              text: kind === 'crop' ? {} : { [lang]: fact.text[languageIn(fact.text, lang)] ?? '' },
            })),
          }
        : {}),
      ...(subject ? { subject } : {}),
      ...(questions ? { questions } : {}),
      title: { [lang]: textIn(title, lang) },
      passages: kind === 'guidance' ? {} : { [lang]: textIn(passages, lang) },
      ...(steps && kind !== 'guidance' ? { steps: { [lang]: textIn(steps, lang) } } : {}),
      ...(closing ? { closing: { [lang]: closing[languageIn(closing, lang)] ?? [] } } : {}),
    }),
  );
  return {
    lang,
    documents,
    crops: CROP_WORDS,
    register: registerIn(lang),
    articles,
    cropGuides: cropFacts().map((facts) => {
      const { work: _, ...guide } = toGuide(facts, lang);
      return guide;
    }),
    drawings: Object.fromEntries(drawings),
  };
}

const made = new WeakMap<Released['answers'], Map<Language, Promise<Buffer>>>();

/**
 * What answers without a network in a language, as JSON in gzip: the library and what experts have released. Made at
 * the first wish for it, and again when something else is released.
 */
export function savedGuide(lang: Language, { answers }: Released): Promise<Buffer> {
  const kept = made.get(answers) ?? new Map<Language, Promise<Buffer>>();
  made.set(answers, kept);
  const zipped =
    kept.get(lang) ?? zip(JSON.stringify(contents(lang, answers.documents)), { level: 9 });
  kept.set(lang, zipped);
  return zipped;
}
