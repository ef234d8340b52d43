import { halvesOf, isAsking } from '../language/question-parts.ts';
import type { Encoded } from './question-encoder.ts';

type Scores = ReadonlyMap<string, number>;

/** What half of a question says of a fact counts so much less than what the whole does. */
const HALF = 0.5;

/** Scores as logarithms of probabilities among the facts of one document. */
function normalised(scores: Scores): Scores {
  const values = [...scores.values()];
  const most = Math.max(...values);
  const sum = most + Math.log(values.reduce((total, value) => total + Math.exp(value - most), 0));
  return new Map([...scores].map(([key, value]) => [key, value - sum]));
}

/**
 * How well the facts of a document fit a question, by key. Of a question that asks two things in one sentence, a fact is
 * scored by the half that it fits better, so that each half has its fact among the first.
 */
export function createFactScores(
  question: string,
  whole: Encoded,
  encode: (text: string) => Encoded,
): (id: string) => Scores {
  let halves: readonly Encoded[] | undefined;
  return (id) => {
    const scores = normalised(whole.facts(id));
    if (scores.size === 0) return scores;
    halves ??= (halvesOf(question).find(([, second]) => isAsking(second)) ?? []).map(encode);
    const parts = halves.map((half) => normalised(half.facts(id)));
    return new Map(
      [...scores].map(([key, score]) => [
        key,
        Math.max(score, ...parts.map((part) => (part.get(key) ?? -Infinity) - HALF)),
      ]),
    );
  };
}
