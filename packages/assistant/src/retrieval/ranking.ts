import type { KnownDocument } from '../known-document.ts';
import type { CropMentions } from '../language/crop-mentions.ts';
import { readable } from '../language/words.ts';
import { createFactScores } from './fact-scores.ts';
import type { LexicalIndex } from './lexical.ts';
import { chancesOf, type QuestionEncoder } from './question-encoder.ts';
import weights from './ranking.json' with { type: 'json' };

/** A document as a candidate for a question. */
export interface Ranked {
  id: string;
  score: number;
}

export interface Ranking {
  /** Documents that may answer, best first. */
  ranked: readonly Ranked[];
  /** Probability (0..1) that the best of them answers the question. */
  confidence: number;
  /** Share (0..1) of the question's words that the best of them holds, rare words weighing more. */
  coverage: number;
  /** Probability (0..1) that the question is on documents of some kinds, or on other topics by name. */
  chanceOf(...topics: readonly string[]): number;
  /** Scores of the facts of a document, by key. */
  facts(id: string): ReadonlyMap<string, number>;
}

/** From these probabilities on, and this share of what is known, a question is on animals, or on schemes, though it names a crop. */
const ON_ANIMALS = 0.55;
const SEEMS_ON_ANIMALS = 0.3;
const ON_SCHEMES = 0.5;
const ON_GROWING = 0.88;
type Chances = Pick<Ranking, 'chanceOf'>;
export const isOnAnimals = ({ chanceOf }: Chances) =>
  chanceOf('guidance', 'note') >=
  Math.max(
    SEEMS_ON_ANIMALS,
    ON_ANIMALS * chanceOf('guidance', 'note', 'crop', 'disease', 'scheme'),
  );
export const isOnSchemes = ({ chanceOf }: Chances) => chanceOf('scheme') >= ON_SCHEMES;
/** Whether a question is surely on growing a crop, or on its diseases. */
export const isOnGrowing = ({ chanceOf }: Chances) => chanceOf('crop', 'disease') >= ON_GROWING;

export type Rank = (question: string) => Ranking;

/** What a candidate is judged by; weighed as `training/train_ranking.py` has found. */
export interface Signals {
  /** Logarithm of the encoder's probability. */
  encoder: number;
  lexical: number;
  coverage: number;
  /** It is on a crop that the question names, or on another one than it names. */
  onCrop: number;
  offCrop: number;
}

/** What the decision to answer is made by. */
export interface AnswerSignals extends Signals {
  /** Logarithm of the probability that nothing known is asked about. */
  none: number;
  /** How far the best stands before the second. */
  lead: number;
  /** Logarithm of BM25 for each of the question's terms. */
  strength: number;
  unadvised: number;
}

const LEAST = 1e-5;
const NO_HIT = { score: 0, strength: 0, coverage: 0 };
const MOST_CANDIDATES = 8;
const ON_CROPS = new Set(['crop', 'disease']);

const weigh = <S extends object>(signals: S, by: Readonly<Record<keyof S, number>>): number =>
  Object.entries(signals).reduce(
    (sum, [name, value]) => sum + (value as number) * by[name as keyof S],
    0,
  );

/** Ranks documents by what they say and by what the encoder has learnt of questions. */
export function createRanking(
  documents: readonly KnownDocument[],
  encoder: QuestionEncoder,
  lexical: LexicalIndex,
  mentions: CropMentions,
  observe: (candidates: readonly (Ranked & Signals)[], answer: AnswerSignals) => void = () => {},
): Rank {
  const topicAt = new Map(encoder.topics.map((topic, at) => [topic, at]));
  const cropsOf = new Map(
    documents.map(({ id, kind, title }) => {
      const named = ON_CROPS.has(kind) ? mentions(Object.values(title).join('\n')) : [];
      return [id, new Set(named.map(({ crop }) => crop.id))];
    }),
  );
  const none = topicAt.get('none');

  return (question) => {
    const text = readable(question);
    const encoded = encoder.encode(text);
    const hits = lexical.search(text);
    const crops = mentions(text).map(({ crop }) => crop);
    const chanceAt = (at: number | undefined) => (at === undefined ? 0 : (encoded.topics[at] ?? 0));
    const scored = documents.map(({ id }) => {
      const { score, coverage } = hits.get(id) ?? NO_HIT;
      const own = cropsOf.get(id);
      const onCrop = crops.some((crop) => own?.has(crop.id)) ? 1 : 0;
      const signals: Signals = {
        encoder: Math.log(chanceAt(topicAt.get(id)) + LEAST),
        lexical: score,
        coverage,
        onCrop,
        offCrop: crops.length > 0 && own !== undefined && own.size > 0 && !onCrop ? 1 : 0,
      };
      return { id, score: weigh(signals, weights.rank), ...signals };
    });
    const ranked = scored.sort((a, b) => b.score - a.score).slice(0, MOST_CANDIDATES);
    const [best, second] = ranked;
    const chanceOf = chancesOf(encoder, encoded);
    const facts = createFactScores(text, encoded, encoder.encode);
    if (!best) return { ranked: [], confidence: 0, coverage: 0, chanceOf, facts };
    const { id: _id, score: _score, ...signals } = best;
    const elsewhere = isOnAnimals({ chanceOf }) || isOnSchemes({ chanceOf });
    const onUnadvised = !elsewhere && crops.some(({ advised }) => !advised);
    const answer: AnswerSignals = {
      ...signals,
      none: Math.log(chanceAt(none) + LEAST),
      lead: best.score - (second?.score ?? 0),
      strength: (hits.get(best.id) ?? NO_HIT).strength,
      unadvised: onUnadvised ? 1 : 0,
    };
    observe(ranked, answer);
    const sum = weights.bias + weigh(answer, weights.answer);
    const confidence = 1 / (1 + Math.exp(-sum));
    return { ranked, confidence, coverage: best.coverage, chanceOf, facts };
  };
}
