import type { KnownDocument, KnownFact } from '../known-document.ts';
import { halvesOf, isAsking } from '../language/question-parts.ts';
import type { Encoded, QuestionEncoder } from './question-encoder.ts';
import weights from './ranking.json' with { type: 'json' };
import { overlaps, type Terms, termsOf, together } from './word-overlap.ts';

type Scores = ReadonlyMap<string, number>;

/** What half of a question says of a fact counts so much less than what the whole does. */
const HALF = 0.5;
const UNSEEN = -9;

/** What a fact is chosen by; weighed as `training/train_ranking.py` has found. */
export interface FactSignals {
  /** Logarithm of the encoder's probability among the document's facts. */
  encoder: number;
  /** Share of the question's words that its sentence holds in any language, since people mix them. */
  words: number;
  /** Share of them that stand in questions written for it. */
  asked: number;
  /** It holds in some states alone. */
  states: number;
}

export interface ChosenFact extends FactSignals {
  key: string;
  score: number;
}

const kept = new WeakMap<KnownFact, { said: Terms; asked: Terms }>();

/** Scores as logarithms of probabilities among the facts of one document. */
function normalised(scores: Scores): Scores {
  const values = [...scores.values()];
  const most = Math.max(...values);
  const sum = most + Math.log(values.reduce((total, value) => total + Math.exp(value - most), 0));
  return new Map([...scores].map(([key, value]) => [key, value - sum]));
}

/**
 * How well the facts of a document fit a question, in the order in which they are written. Of a question that asks two
 * things in one sentence, a fact is scored by the half that it fits better, so that each half has its fact among the first.
 */
export function createFactChoice(
  question: string,
  whole: Encoded,
  { encode, askedOfFact }: QuestionEncoder,
): (document: KnownDocument) => readonly ChosenFact[] {
  let halves: readonly Encoded[] | undefined;
  const words = termsOf(question);
  const termsIn = (id: string, fact: KnownFact) => {
    const known = kept.get(fact);
    if (known) return known;
    const said = together(termsOf(Object.values(fact.text).join(' ')));
    const made = { said, asked: askedOfFact(id, fact.key) };
    // A guide's facts may come before their sentences.
    if (said.size > 0) kept.set(fact, made);
    return made;
  };
  return ({ id, facts = [] }) => {
    if (facts.length === 0) return [];
    const scores = normalised(whole.facts(id));
    halves ??= (halvesOf(question).find(([, second]) => isAsking(second)) ?? []).map(encode);
    const parts = halves.map((half) => normalised(half.facts(id)));
    const terms = facts.map((fact) => termsIn(id, fact));
    const said = overlaps(
      terms.map((own) => own.said),
      words,
    );
    const asked = overlaps(
      terms.map((own) => own.asked),
      words,
    );
    return facts.map(({ key, states }, at) => {
      const signals: FactSignals = {
        encoder: Math.max(
          scores.get(key) ?? UNSEEN,
          ...parts.map((part) => (part.get(key) ?? UNSEEN) - HALF),
        ),
        words: said[at] ?? 0,
        asked: asked[at] ?? 0,
        states: states ? 1 : 0,
      };
      const by = weights.fact;
      const score =
        by.encoder * signals.encoder +
        by.words * signals.words +
        by.asked * signals.asked +
        by.states * signals.states;
      return { key, score, ...signals };
    });
  };
}
