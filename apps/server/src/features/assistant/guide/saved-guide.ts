import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
const squeeze = promisify(brotliCompress);
/** A third of a second; 11 takes ten times as long for a tenth less. */
const QUALITY = 9;

/** The same JSON in the encodings that browsers accept: `br` where the connection is secure, `gzip` everywhere. */
export interface PackedGuide {
  br: Buffer;
  gzip: Buffer;
}

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
    ({ id, kind, url, subject, growing, questions, title, facts, passages, steps, closing }) => ({
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
      ...(growing ? { growing } : {}),
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

const made = new WeakMap<Released['answers'], Map<Language, Promise<PackedGuide>>>();

async function pack(guide: SavedGuide): Promise<PackedGuide> {
  const json = JSON.stringify(guide);
  const [br, gzip] = await Promise.all([
    squeeze(json, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    zip(json, { level: 9 }),
  ]);
  return { br, gzip };
}

/**
 * What answers without a network in a language, packed: the library and what experts have released. Made at
 * the first wish for it, and again when something else is released.
 */
export function savedGuide(lang: Language, { answers }: Released): Promise<PackedGuide> {
  const kept = made.get(answers) ?? new Map<Language, Promise<PackedGuide>>();
  made.set(answers, kept);
  const packed = kept.get(lang) ?? pack(contents(lang, answers.documents));
  kept.set(lang, packed);
  return packed;
}
