import { CROPS } from '@ankur/agronomy/crop-calendar/crops';
import type { KnownDocument } from '@ankur/assistant/known-document';
import { withoutSourceKeys } from '@ankur/content/guidance/source-keys.ts';
import { appHelps } from '@ankur/content/help/help';
import { notes } from '@ankur/content/notes/notes';
import { schemeInWords, schemes } from '@ankur/content/schemes/schemes';
import { cropName } from '@ankur/crops/words';
import { type ByLanguage, type Language, ownTexts, textIn } from '@ankur/languages/languages';
import { hasGuide } from '../../crops/library.ts';
import { guidanceCatalogue } from '../../guidance/library.ts';
import { phrase } from '../answer/phrases.ts';
import { cropPassages } from './crop-facts.ts';
import { CALENDAR_WORDS, CROP_WORDS } from './crop-words.ts';
import { diseases } from './diseases.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GUIDANCE_WORDS } from './guidance-words.ts';
import { CATTLE_WORDS, GOAT_WORDS, POULTRY_WORDS, SCHEME_KIND_WORDS } from './kind-words.ts';
import { SCHEME_WORDS } from './scheme-words.ts';
import { SPOKEN_WORDS } from './spoken-words.ts';

/** A document in each language that it is written in. */
export interface FullDocument extends KnownDocument {
  title: ByLanguage<string>;
  passages: ByLanguage<readonly string[]>;
  steps?: ByLanguage<readonly string[]>;
}

const FIRST_ON_POULTRY = 39;
/** Whose animals a note is about. */
const NOTE_ANIMALS: Readonly<Record<string, string>> = {
  'cattle-diarrhoea': CATTLE_WORDS,
  'cattle-fever': CATTLE_WORDS,
  'goat-diarrhoea': GOAT_WORDS,
  'goat-fever': GOAT_WORDS,
  'goat-vaccines': GOAT_WORDS,
  'goat-worms': GOAT_WORDS,
  'hen-fever': POULTRY_WORDS,
};
function guidanceDocuments(): FullDocument[] {
  return guidanceCatalogue().map((article) => {
    const text = (language: Language) => textIn(article.text, language);
    return {
      id: `guidance:${article.id}`,
      kind: 'guidance',
      title: ownTexts((language) => text(language).title),
      url: `/application/${article.id}`,
      words: `${GUIDANCE_WORDS[article.id] ?? ''} ${article.slug.replaceAll('-', ' ')} ${article.id < FIRST_ON_POULTRY ? CATTLE_WORDS : POULTRY_WORDS}`,
      passages: ownTexts((language) => {
        const { description, doToday, sections } = text(language);
        const bodies = sections.flatMap((section) => [
          ...(section.text?.split('\n\n') ?? []),
          ...(section.list ?? []),
        ]);
        return [description, ...bodies, ...doToday].map(withoutSourceKeys);
      }),
      steps: ownTexts((language) => text(language).doToday.map(withoutSourceKeys)),
    };
  });
}

function schemeDocuments(): FullDocument[] {
  return schemes.map((scheme) => ({
    id: `scheme:${scheme.id}`,
    kind: 'scheme',
    title: ownTexts((language) => schemeInWords(scheme, language).name),
    url: '/application/news',
    words: `${SCHEME_WORDS[scheme.id]} ${SCHEME_KIND_WORDS}`,
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
    words: `${CROP_WORDS[crop.id]} ${crop.names.join(' ')} ${CALENDAR_WORDS}`,
    passages: cropPassages(crop),
  }));
}

function diseaseDocuments(): FullDocument[] {
  return diseases().map((disease) => ({
    id: `disease:${disease.id}`,
    kind: 'disease',
    title: disease.title,
    url: '/application/greenscan',
    words: disease.words,
    passages: disease.passages,
  }));
}

function noteDocuments(): FullDocument[] {
  return notes.map(({ id, url, words, subject, text }) => ({
    id: `note:${id}`,
    kind: 'note',
    title: ownTexts((language) => textIn(text, language).title),
    url,
    words: `${words} ${NOTE_ANIMALS[id] ?? ''}`,
    ...(subject ? { subject } : {}),
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
    words: '',
    subject,
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
    words: `${document.words} ${EVERYDAY_WORDS[document.id] ?? ''} ${SPOKEN_WORDS[document.id] ?? ''}`,
  }));
}
