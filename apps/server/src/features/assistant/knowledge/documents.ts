import { CROPS } from '@ankur/agronomy/crop-calendar/crops';
import type { KnownDocument } from '@ankur/assistant/known-document';
import { articlePassages } from '@ankur/assistant/saved-guide';
import { appHelps } from '@ankur/content/help/help';
import { notes } from '@ankur/content/notes/notes';
import { schemeInWords, schemes } from '@ankur/content/schemes/schemes';
import { cropName } from '@ankur/crops/words';
import { type ByLanguage, type Language, textIn } from '@ankur/languages/languages';
import { ownTexts } from '@ankur/languages/own-texts';
import { toArticle } from '../../../library/article.mapper.ts';
import { guidanceCatalogue } from '../../../library/articles.ts';
import { hasGuide } from '../../../library/crop-guides.ts';
import { CROP_WORDS } from '../../../library/crop-words.ts';
import { phrase } from '../answer/phrases.ts';
import { cropPassages } from './crop-facts.ts';
import { diseases } from './diseases.ts';
import { factsOn } from './facts.ts';

/** A document in each language that it is written in. */
export interface FullDocument extends KnownDocument {
  title: ByLanguage<string>;
  passages: ByLanguage<readonly string[]>;
  steps?: ByLanguage<readonly string[]>;
}

function guidanceDocuments(): FullDocument[] {
  return guidanceCatalogue().map((article) => {
    const told = (language: Language) => toArticle(article, language);
    const said = ownTexts((language) => articlePassages(told(language)));
    return {
      id: `guidance:${article.id}`,
      kind: 'guidance',
      title: ownTexts((language) => told(language).title),
      url: `/application/${article.id}`,
      passages: ownTexts((language) => textIn(said, language).passages),
      steps: ownTexts((language) => textIn(said, language).steps),
    };
  });
}

function schemeDocuments(): FullDocument[] {
  return schemes.map((scheme) => ({
    id: `scheme:${scheme.id}`,
    kind: 'scheme',
    title: ownTexts((language) => schemeInWords(scheme, language).name),
    url: '/application/news',
    passages: ownTexts((language) => {
      const told = schemeInWords(scheme, language);
      return [told.benefit, told.who, told.how];
    }),
    closing: ownTexts((language) => [
      phrase('schemeAsOf', language, { asOf: scheme.asOf, url: scheme.url }),
    ]),
  }));
}

let schemesById: ReadonlyMap<string, FullDocument> | undefined;

/** A scheme by its document id (`scheme:ID`); null when there is none. */
export function schemeDocument(id: string): FullDocument | null {
  schemesById ??= new Map(schemeDocuments().map((document) => [document.id, document]));
  return schemesById.get(id) ?? null;
}

function cropDocuments(): FullDocument[] {
  return CROPS.filter((crop) => CROP_WORDS[crop.id]).map((crop) => ({
    id: `crop:${crop.id}`,
    kind: 'crop',
    title: ownTexts((language) => cropName(crop.id, language) ?? crop.id),
    url: hasGuide(crop.id) ? `/application/crops/${crop.id}` : '/application/crop-prediction',
    passages: cropPassages(crop),
  }));
}

function diseaseDocuments(): FullDocument[] {
  return diseases().map((disease) => ({
    id: `disease:${disease.id}`,
    kind: 'disease',
    title: disease.title,
    url: '/application/greenscan',
    passages: disease.passages,
  }));
}

function noteDocuments(): FullDocument[] {
  return notes.map(({ id, url, subject, growing, text }) => ({
    id: `note:${id}`,
    kind: 'note',
    title: ownTexts((language) => textIn(text, language).title),
    url,
    ...(subject ? { subject } : {}),
    ...(growing ? { growing } : {}),
    passages: ownTexts((language) => {
      const { lead, steps, more } = textIn(text, language);
      return [lead, ...steps, ...more];
    }),
    steps: ownTexts((language) => textIn(text, language).steps),
    closing: ownTexts((language) => [textIn(text, language).closing]),
  }));
}

function helpDocuments(): FullDocument[] {
  return appHelps.map(({ id, url, subject, text }) => ({
    id: `help:${id}`,
    kind: 'help',
    title: ownTexts((language) => textIn(text, language).title),
    url,
    ...(subject ? { subject } : {}),
    passages: ownTexts((language) => textIn(text, language).lines),
  }));
}

/** Everything the assistant can quote. */
export function knownDocuments(): FullDocument[] {
  const all = [
    ...guidanceDocuments(),
    ...diseaseDocuments(),
    ...schemeDocuments(),
    ...cropDocuments(),
    ...noteDocuments(),
    ...helpDocuments(),
  ];
  return all.map((document) => ({
    ...document,
    facts: factsOn(document.id),
  }));
}
