import type { KnownDocument } from '../known-document.ts';
import type { CropMention, CropMentions } from '../language/crop-mentions.ts';
import type { CropNamed } from '../language/crop-names.ts';
import { isOnAnimals, isOnSchemes, type Ranking } from './ranking.ts';

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

/**
 * The crop that a question is about and on which nothing here advises. Null when the question also names a crop that
 * is advised on, or is on animals, since then it may be about that. `question` is `asked` with what an earlier turn adds.
 */
export function unadvisedCrop(
  asked: string,
  question: string,
  ranking: Ranking,
  mentions: CropMentions,
  cropNamed: CropNamed,
): CropMention | null {
  if (isOnAnimals(ranking)) return null;
  return onlyCropOf(asked, mentions, cropNamed) ?? onlyCropOf(question, mentions, cropNamed);
}

/**
 * Which documents may answer a question on such a crop: articles, notes and schemes that name it, those that the register
 * names for it, and any scheme when the question is on schemes. Guides and diseases of other crops may not, although
 * farmers name some diseases after crops. Without such a crop every document may.
 */
export function answersOn(
  mention: CropMention | null,
  ranking: Ranking,
  mentions: CropMentions,
): (document: KnownDocument) => boolean {
  if (!mention) return () => true;
  const { id: wanted, seeAlso = [] } = mention.crop;
  return ({ id, kind, title }) => {
    if (seeAlso.includes(id)) return true;
    if (kind === 'crop' || kind === 'disease') return false;
    if (kind === 'scheme' && isOnSchemes(ranking)) return true;
    return mentions(Object.values(title).join('\n')).some(({ crop }) => crop.id === wanted);
  };
}
