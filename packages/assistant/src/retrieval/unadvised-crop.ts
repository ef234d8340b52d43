import type { KnownDocument } from '../known-document.ts';
import type { CropMention, CropMentions } from '../language/crop-mentions.ts';
import type { CropNamed } from '../language/crop-names.ts';
import { wordsOf } from '../language/words.ts';
import { chancesOf, type QuestionEncoder } from './question-encoder.ts';
import { isOnAnimals, isOnGrowing, isOnSchemes, type Ranking } from './ranking.ts';

interface Knowledge {
  mentions: CropMentions;
  cropNamed: CropNamed;
  encoder: QuestionEncoder;
}

/** The crop without advice that a text names; null when it names one with advice too. */
function onlyCropOf(
  text: string,
  mentions: CropMentions,
  cropNamed: CropNamed,
): CropMention | null {
  const named = mentions(text);
  if (named.some(({ crop }) => crop.advised)) return null;
  // A word that sounds like two crops names the one that is known better.
  const sure = ({ spelt, words }: CropMention) =>
    spelt || !words.some((word) => cropNamed(word) !== null);
  return named.find(sure) ?? null;
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
 * is advised on, or is on animals, since then it may be about that. `question` is `asked` with what an earlier turn adds.
 */
export function unadvisedCrop(
  asked: string,
  question: string,
  ranking: Ranking,
  { mentions, cropNamed, encoder }: Knowledge,
): UnadvisedMention | null {
  const mention =
    onlyCropOf(asked, mentions, cropNamed) ?? onlyCropOf(question, mentions, cropNamed);
  if (!mention) return null;
  const elsewhere = isOnAnimals(ranking) || isOnSchemes(ranking);
  const grown = !elsewhere || isGrown(question, mention, encoder);
  return isOnAnimals(ranking) && !grown ? null : { ...mention, grown };
}

/**
 * Which documents may answer a question on such a crop: articles, notes and schemes that name it, those that the register
 * names for it, and any scheme when the question is not on growing it. Guides and diseases of other crops may not, although
 * farmers name some diseases after crops. Without such a crop every document may.
 */
export function answersOn(
  mention: UnadvisedMention | null,
  mentions: CropMentions,
): (document: KnownDocument) => boolean {
  if (!mention) return () => true;
  const { id: wanted, seeAlso = [] } = mention.crop;
  return ({ id, kind, title }) => {
    if (seeAlso.includes(id)) return true;
    if (kind === 'crop' || kind === 'disease') return false;
    if (kind === 'scheme' && !mention.grown) return true;
    return mentions(Object.values(title).join('\n')).some(({ crop }) => crop.id === wanted);
  };
}
