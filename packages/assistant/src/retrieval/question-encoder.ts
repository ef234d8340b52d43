import type { CropMentions } from '../language/crop-mentions.ts';
import { type ModelFile, readModelFile } from '../model/model-file.ts';
import { createWordNetwork, type NetworkHeader, softmax } from '../model/word-network.ts';
import { createAnsweredScore } from './answered-score.ts';
import { type AskedTerms, askedOfFact, createAskedOf } from './asked-terms.ts';
import { createQuestionFeatures } from './question-features.ts';

interface Header extends NetworkHeader {
  /** Documents by id, live tools and kinds of talk by name, and `none`. */
  topics: string[];
  /** Keys of the facts of each topic, in the order of the scores behind those of the topics. */
  facts: Record<string, string[]>;
  asked: AskedTerms;
}

/** What a question is likely to be on. */
export interface Encoded {
  /** Probability of each topic, in the order of `topics`. */
  topics: Float32Array;
  /** How much it looks like questions that something answers. */
  answered: number;
  /** Scores of the facts of a topic, by key; not probabilities, comparable within a topic. */
  facts(topic: string): ReadonlyMap<string, number>;
}

export interface QuestionEncoder {
  topics: readonly string[];
  /** Terms that questions on a document were written with, each as often as they hold it, parted by spaces. */
  askedTerms(id: string): string;
  /** Terms that questions on a fact of it were written with. */
  askedOfFact(id: string, key: string): ReadonlySet<string>;
  encode(question: string): Encoded;
}

/** Probability (0..1) that a question is on documents of some kinds, or on other topics by name. */
export const chancesOf =
  ({ topics }: QuestionEncoder, encoded: Encoded) =>
  (...wanted: readonly string[]): number =>
    topics.reduce(
      (sum, topic, at) =>
        wanted.some((one) => topic === one || topic.startsWith(`${one}:`))
          ? sum + (encoded.topics[at] ?? 0)
          : sum,
      0,
    );

const NONE: ReadonlyMap<string, number> = new Map();

/** Reads a model file as `training/train_questions.py` writes it. @throws when the bytes are not such a file */
export function createQuestionEncoder(bytes: ArrayBuffer, mentions: CropMentions): QuestionEncoder {
  const file: ModelFile<Header> = readModelFile(bytes);
  const { topics, facts, asked, buckets } = file.header;
  const scoresOf = createWordNetwork(file);
  const answeredScore = createAnsweredScore(file.layer('answered'), buckets);
  const featuresOf = createQuestionFeatures(buckets, mentions);
  const first = new Map<string, number>();
  let at = topics.length;
  for (const [topic, keys] of Object.entries(facts)) {
    first.set(topic, at);
    at += keys.length;
  }
  return {
    topics,
    askedTerms: createAskedOf(asked),
    askedOfFact: (id, key) => askedOfFact(asked, id, key),
    encode(question) {
      const words = featuresOf(question);
      const scores = scoresOf(words);
      return {
        answered: answeredScore(words),
        topics: softmax(scores.subarray(0, topics.length)),
        facts(topic) {
          const from = first.get(topic);
          if (from === undefined) return NONE;
          return new Map(
            (facts[topic] ?? []).map((key, index) => [key, scores[from + index] ?? 0]),
          );
        },
      };
    },
  };
}
