import type { CropMentions } from '../language/crop-mentions.ts';
import { readable } from '../language/words.ts';
import { createFeatures, hash } from '../model/features.ts';

/** Words of a question that the encoder reads; `readable` leaves about as many. */
const MOST_WORDS = 64;

/**
 * A question as the encoder reads it: each word as the buckets of its n-grams, then each crop that it names as a word of its
 * own, so that a crop is the same in every language and spelling.
 */
export function createQuestionFeatures(
  buckets: number,
  mentions: CropMentions,
): (question: string) => Uint16Array[] {
  const wordsIn = createFeatures(buckets, MOST_WORDS);
  return (question) => {
    const text = readable(question);
    const [words = []] = wordsIn(text);
    const crops = mentions(text).map(({ crop }) =>
      Uint16Array.of(
        hash(`crop:${crop.id}`) % buckets,
        hash(crop.advised ? 'crop advised' : 'crop unadvised') % buckets,
      ),
    );
    return [...words, ...crops];
  };
}
