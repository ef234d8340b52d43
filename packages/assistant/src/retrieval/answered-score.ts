import type { Layer } from '../model/model-file.ts';

/**
 * How much a question looks like those that something here answers: a linear model over the n-grams of its words and over pairs of
 * neighbouring words (`training/train_answered.py`). Above 0 it looks like them.
 */
export function createAnsweredScore(
  { rows, weights, bias }: Layer,
  buckets: number,
): (words: readonly Uint16Array[]) => number {
  const pairs = rows - buckets;
  return (words) => {
    const found = new Set<number>();
    words.forEach((word, at) => {
      for (const feature of word) found.add(feature);
      // The last feature of a word is the sound of the whole of it.
      const [own, next] = [word.at(-1), words[at + 1]?.at(-1)];
      if (own !== undefined && next !== undefined)
        found.add(buckets + ((own * 40503 + next * 7919) % pairs));
    });
    let sum = 0;
    for (const at of found) sum += weights[at] ?? 0;
    return sum / Math.sqrt(Math.max(1, found.size)) + (bias[0] ?? 0);
  };
}
