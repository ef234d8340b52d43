import type { CropGuide } from '@ankur/contracts/crops/endpoints';
import type { GuidanceArticle } from '@ankur/contracts/guidance/endpoints';
import type { Language } from '@ankur/languages/languages';
import type { KnownDocument } from './known-document.ts';
import type { CropRegister } from './language/crop-mentions.ts';

/** What a device keeps to answer without a network, in one language. */
export interface SavedGuide {
  lang: string;
  /** Those on articles and crops come without the sentences that stand in `articles` and `cropGuides`. */
  documents: KnownDocument[];
  /** Names of the crops by their ids, as `createCropNames` takes them. */
  crops: Record<string, string>;
  /** Every crop that a question may name, with advice or without; guides saved by earlier versions lack it. */
  register?: CropRegister;
  articles: GuidanceArticle[];
  /** The crop guides, whose jobs follow from their sections; guides saved by earlier versions lack them. */
  cropGuides?: Omit<CropGuide, 'work'>[];
  /** The drawings of the articles (SVG) by their addresses. */
  drawings: Record<string, string>;
}

type Told = Pick<GuidanceArticle, 'description' | 'extraContent' | 'do_today'>;

/** What an article says, in the order in which it is worth telling, and what to do at once. */
export function articlePassages({ description, extraContent, do_today: steps }: Told) {
  const bodies = extraContent.flatMap(({ details }) =>
    typeof details === 'string' ? details.split('\n\n') : details,
  );
  return { passages: [description, ...bodies, ...steps].filter(Boolean), steps };
}

/** The documents of a guide with the sentences of its articles and crop guides. */
export function documentsOf(
  { documents, articles, cropGuides = [] }: SavedGuide,
  language: Language,
): KnownDocument[] {
  const articleOf = new Map(articles.map((article) => [`guidance:${article.id}`, article]));
  const guideOf = new Map(cropGuides.map((guide) => [`crop:${guide.id}`, guide]));
  return documents.map((document) => {
    const article = articleOf.get(document.id);
    const guide = guideOf.get(document.id);
    if (guide) {
      const told = guide.sections.flatMap(({ facts }) => facts);
      const text = new Map(told.map((fact) => [fact.key, fact.text]));
      const facts = document.facts?.map((fact) => ({
        ...fact,
        text: { [language]: text.get(fact.key) ?? '' },
      }));
      return { ...document, ...(facts ? { facts } : {}) };
    }
    if (!article) return document;
    const { passages, steps } = articlePassages(article);
    return { ...document, passages: { [language]: passages }, steps: { [language]: steps } };
  });
}
