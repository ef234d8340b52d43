import type { KnownDocument } from '../known-document.ts';
import type { CropMention, CropMentions } from '../language/crop-mentions.ts';
import { wordsOf } from '../language/words.ts';
import { chancesOf, type QuestionEncoder } from './question-encoder.ts';
import { isOnGrowing, isOnSchemes, type Ranking } from './ranking.ts';

interface Knowledge {
  mentions: CropMentions;
  encoder: QuestionEncoder;
}

/** The crop without advice that a text names; null when it names one with advice too. */
function onlyCropOf(text: string, mentions: CropMentions): CropMention | null {
  const named = mentions(text);
  return named.some(({ crop }) => crop.advised) ? null : (named[0] ?? null);
}

/** A crop without advice that a question is on. */
export interface UnadvisedMention extends CropMention {
  /** The question is on growing it, also where it has the shape of one on animals ("how much water does papaya need"). */
  grown: boolean;
}

/** A crop with advice that stands in for one without: of all it leaves what else a question is on the easiest to see. */
const STAND_IN = 'banana';

/** Whether a question would be on growing a crop if it named one with advice in place of the mentioned. */
function isGrown(question: string, { words }: CropMention, encoder: QuestionEncoder): boolean {
  const named = wordsOf(question);
  const at = named.findIndex((_, place) =>
    words.every((word, index) => named[place + index] === word),
  );
  if (at < 0) return false;
  const text = [...named.slice(0, at), STAND_IN, ...named.slice(at + words.length)].join(' ');
  return isOnGrowing({ chanceOf: chancesOf(encoder, encoder.encode(text)) });
}

/**
 * The crop that a question is about and on which nothing here advises. Null when the question also names a crop that
 * is advised on, or is on animals, since then it may be about that; but what fits best being a plant's page, it is on
 * the crop. `question` is `asked` with what an earlier turn adds.
 */
export function unadvisedCrop(
  asked: string,
  question: string,
  ranking: Ranking,
  { mentions, encoder }: Knowledge,
): UnadvisedMention | null {
  const mention = onlyCropOf(asked, mentions) ?? onlyCropOf(question, mentions);
  if (!mention) return null;
  const onAnimals = ranking.onAnimals && !isOnPlants(ranking.ranked[0]?.id ?? '');
  const elsewhere = onAnimals || isOnSchemes(ranking);
  const grown = !elsewhere || isGrown(question, mention, encoder);
  return onAnimals && !grown ? null : { ...mention, grown };
}

/** Whether a document, by its id, is on growing a crop or on its diseases. */
export const isOnPlants = (id: string): boolean => /^(?:crop|disease):/.test(id);

/** Which documents, by id, may answer a text by the crops that both name. */
export type MayAnswer = (text: string) => (id: string) => boolean;

/**
 * Guides and diseases of other crops than those that a text names may not answer it, whatever else speaks for them: a dose or a
 * seed rate of the one is none of the other.
 */
export function createMayAnswer(
  documents: readonly KnownDocument[],
  mentions: CropMentions,
): MayAnswer {
  const plants = documents.filter(({ id }) => isOnPlants(id));
  const cropsOf = new Map(
    plants.map(({ id, title }) => {
      const named = mentions(Object.values(title).join('\n'));
      return [id, new Set(named.map(({ crop }) => crop.id))];
    }),
  );
  return (text) => {
    const named = mentions(text);
    if (named.length === 0) return () => true;
    const also = new Set(named.flatMap(({ crop }) => crop.seeAlso ?? []));
    return (id) =>
      !isOnPlants(id) || also.has(id) || named.some(({ crop }) => cropsOf.get(id)?.has(crop.id));
  };
}

/**
 * Which documents may answer a question on such a crop: articles, notes and schemes that name it, those that the register
 * names for it, and any scheme when the question is not on growing it. Without such a crop every document may.
 */
export function answersOn(
  mention: UnadvisedMention | null,
  mentions: CropMentions,
): (document: KnownDocument) => boolean {
  if (!mention) return () => true;
  const { id: wanted, seeAlso = [] } = mention.crop;
  return ({ id, kind, title }) => {
    if (seeAlso.includes(id)) return true;
    if (isOnPlants(id)) return false;
    if (kind === 'scheme' && !mention.grown) return true;
    return mentions(Object.values(title).join('\n')).some(({ crop }) => crop.id === wanted);
  };
}
