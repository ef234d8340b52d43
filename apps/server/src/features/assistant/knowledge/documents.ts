import { CROPS } from '@ankur/agronomy/crop-calendar/crops';
import { withoutSourceKeys } from '@ankur/content/guidance/source-keys.ts';
import { schemeInWords, schemes } from '@ankur/content/schemes/schemes';
import { guidanceCatalogue } from '../../guidance/library.ts';
import type { Language } from '../language/detect-language.ts';
import { cropPassages } from './crop-facts.ts';
import { CALENDAR_WORDS, CROP_WORDS } from './crop-words.ts';
import { diseases } from './diseases.ts';
import { GUIDANCE_WORDS } from './guidance-words.ts';
import { SCHEME_WORDS } from './scheme-words.ts';

export type SourceKind = 'guidance' | 'disease' | 'scheme' | 'crop';

/** One thing that Ankur knows and can be asked about. */
export interface KnownDocument {
  /** As it stands in answers: `guidance:8`, `disease:rice_blast`, `scheme:pm-kisan`, `crop:wheat`. */
  id: string;
  kind: SourceKind;
  title: Readonly<Record<Language, string>>;
  /** Where its page is in the web app. */
  url: string;
  /** Other words for it, all languages together. */
  words: string;
  /** What it says, in the order in which it is worth telling. */
  passages: Readonly<Record<Language, readonly string[]>>;
  /** What to do at once, for a question about the subject as a whole; articles only. */
  steps?: Readonly<Record<Language, readonly string[]>>;
}

const LANGUAGES: readonly Language[] = ['en', 'hi', 'mr', 'te'];

function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;
}

function guidanceDocuments(): KnownDocument[] {
  return guidanceCatalogue().map((article) => {
    const text = (language: Language) => article.text[language] ?? article.text.en;
    return {
      id: `guidance:${article.id}`,
      kind: 'guidance',
      title: byLanguage((language) => text(language).title),
      url: `/application/${article.id}`,
      words: `${GUIDANCE_WORDS[article.id] ?? ''} ${article.slug.replaceAll('-', ' ')}`,
      passages: byLanguage((language) => {
        const { description, doToday, sections } = text(language);
        const bodies = sections.flatMap((section) => [
          ...(section.text?.split('\n\n') ?? []),
          ...(section.list ?? []),
        ]);
        return [description, ...bodies, ...doToday].map(withoutSourceKeys);
      }),
      steps: byLanguage((language) => text(language).doToday.map(withoutSourceKeys)),
    };
  });
}

function schemeDocuments(): KnownDocument[] {
  return schemes.map((scheme) => ({
    id: `scheme:${scheme.id}`,
    kind: 'scheme',
    title: byLanguage((language) => schemeInWords(scheme, language).name),
    url: '/application/news',
    words: SCHEME_WORDS[scheme.id],
    passages: byLanguage((language) => {
      const told = schemeInWords(scheme, language);
      return [told.benefit, told.who, told.how];
    }),
  }));
}

function cropDocuments(): KnownDocument[] {
  return CROPS.filter((crop) => CROP_WORDS[crop.id]).map((crop) => {
    const parts = (CROP_WORDS[crop.id] ?? '').split('|').map((part) => part.trim());
    const name = (index: number) =>
      (parts[index] ?? '').split(' ')[0] || (crop.names[0] ?? crop.id);
    return {
      id: `crop:${crop.id}`,
      kind: 'crop',
      title: { en: crop.names[0] ?? crop.id, hi: name(1), mr: name(2), te: name(3) },
      url: '/application/crop-prediction',
      words: `${parts.join(' ')} ${crop.names.join(' ')} ${CALENDAR_WORDS}`,
      passages: cropPassages(crop),
    };
  });
}

function diseaseDocuments(): KnownDocument[] {
  return diseases().map((disease) => ({
    id: `disease:${disease.id}`,
    kind: 'disease',
    title: disease.title,
    url: '/application/greenscan',
    words: disease.words,
    passages: disease.passages,
  }));
}

/** Everything the assistant can quote. */
export function knownDocuments(): KnownDocument[] {
  return [...guidanceDocuments(), ...diseaseDocuments(), ...schemeDocuments(), ...cropDocuments()];
}
