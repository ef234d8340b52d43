import type { KnownDocument } from '../known-document.ts';
import type { CropMentions } from '../language/crop-mentions.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { readable } from '../language/words.ts';
import { type ChosenFact, createFactChoice } from './fact-choice.ts';
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
  /** Whether it is on animals, also where it names a crop. */
  onAnimals: boolean;
  /** Scores of the facts of a document, by key. */
  facts(id: string): ReadonlyMap<string, number>;
  /** Scores of what is asked of a live tool, by name. */
  asked(topic: string): ReadonlyMap<string, number>;
}

/** From this probability on, and from these shares of what is known, a question is on animals, or on schemes, though it names a crop. */
const SEEMS = 0.3;
const ON_ANIMALS = 0.55;
const ON_SCHEMES = 0.5;
const ON_GROWING = 0.88;
type Chances = Pick<Ranking, 'chanceOf'>;
const atLeast = (share: number, { chanceOf }: Chances) =>
  Math.max(SEEMS, share * chanceOf('guidance', 'note', 'crop', 'disease', 'scheme'));
export const isOnSchemes = (chances: Chances) =>
  chances.chanceOf('scheme') >= atLeast(ON_SCHEMES, chances);
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
  /** Logarithm of the probability that something known is asked about. */
  known: number;
  /** Probability that the question is for a live tool. */
  tools: number;
  /** The most that the questions written for one of the best's facts share with it; its coverage where it has none. */
  asked: number;
  /** How much it looks like questions that something answers, by its words and pairs of them alone. */
  alike: number;
  guidance: number;
  disease: number;
  crop: number;
  scheme: number;
  /** Its language: words of Marathi and Telugu have more forms, of which fewer are written here, so that all else speaks less for an answer. */
  en: number;
  hi: number;
  mr: number;
  te: number;
}

/** A candidate with what its facts are chosen by. */
export type Candidate = Ranked & Signals & { chosen: readonly ChosenFact[] };

const LEAST = 1e-5;
const NO_HIT = { score: 0, strength: 0, coverage: 0 };
const MOST_CANDIDATES = 8;
/** Documents whose scores are no further apart than this are told apart by their facts. */
const NEARLY_AS_WELL = 1;
/** Unless the encoder takes one of them for five times as likely as another. */
const MUCH_LIKELIER = Math.log(5);
const MOST_LEAD = 8;
/** Of so many of the best the facts are weighed, too. */
const MOST_WITH_FACTS = 5;
const ON_CROPS = new Set(['crop', 'disease']);
const KNOWN = ['guidance', 'disease', 'crop', 'scheme', 'note'] as const;
const TOOLS = ['weather', 'prices', 'tasks', 'finance', 'irrigation', 'schemes'] as const;

const weigh = <S extends object>(signals: S, by: Readonly<Record<keyof S, number>>): number =>
  Object.entries(signals).reduce(
    (sum, [name, value]) => sum + (value as number) * by[name as keyof S],
    0,
  );

/** Of documents that fit nearly as well, the one with the best fact first. */
function byBestFact(candidates: readonly Candidate[]): Ranked[] {
  const best = candidates[0];
  if (!best) return [];
  const asWell = candidates.filter(
    ({ score, chosen }) => score >= best.score - NEARLY_AS_WELL && chosen.length > 0,
  );
  const likeliest = Math.max(...asWell.map(({ encoder }) => encoder));
  const near = asWell.filter(({ encoder }) => encoder >= likeliest - MUCH_LIKELIER);
  const withFact = ({ score, chosen }: Candidate) =>
    score * weights.fact.document + Math.max(...chosen.map((fact) => fact.score));
  const others = candidates.filter((candidate) => !near.includes(candidate));
  return [...near.sort((a, b) => withFact(b) - withFact(a)), ...others];
}

/** Ranks documents by what they say and by what the encoder has learnt of questions. */
export function createRanking(
  documents: readonly KnownDocument[],
  encoder: QuestionEncoder,
  lexical: LexicalIndex,
  mentions: CropMentions,
  observe: (candidates: readonly Candidate[], answer: AnswerSignals) => void = () => {},
): Rank {
  const topicAt = new Map(encoder.topics.map((topic, at) => [topic, at]));
  const cropsOf = new Map(
    documents.map(({ id, kind, title }) => {
      const named = ON_CROPS.has(kind) ? mentions(Object.values(title).join('\n')) : [];
      return [id, new Set(named.map(({ crop }) => crop.id))];
    }),
  );
  const none = topicAt.get('none');
  const byId = new Map(documents.map((document) => [document.id, document]));
  const onAnimalNotes = documents.filter(({ kind, growing }) => kind === 'note' && !growing);
  const animals = ['guidance', ...onAnimalNotes.map(({ id }) => id)];

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
    const chanceOf = chancesOf(encoder, encoded);
    const choose = createFactChoice(text, encoded, encoder);
    const candidates = scored
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_CANDIDATES)
      .map((candidate, at): Candidate => {
        const document = at < MOST_WITH_FACTS ? byId.get(candidate.id) : undefined;
        return { ...candidate, chosen: document ? choose(document) : [] };
      });
    const chosenOf = new Map(candidates.map(({ id, chosen }) => [id, chosen]));
    const facts = (id: string) =>
      new Map(chosenOf.get(id)?.map(({ key, score }) => [key, score]) ?? []);
    const asked = encoded.facts;
    const [best, second] = candidates;
    const onAnimals = chanceOf(...animals) >= atLeast(ON_ANIMALS, { chanceOf });
    const told = { chanceOf, onAnimals, facts, asked };
    if (!best) return { ranked: [], confidence: 0, coverage: 0, ...told };
    const { id, score, chosen, ...signals } = best;
    const elsewhere = onAnimals || isOnSchemes({ chanceOf });
    const onUnadvised = !elsewhere && crops.some(({ advised }) => !advised);
    const kind = byId.get(id)?.kind ?? '';
    const is = (one: string) => (kind === one ? 1 : 0);
    const language = detectLanguage(text);
    const isIn = (one: string) => (language === one ? 1 : 0);
    const answer: AnswerSignals = {
      ...signals,
      none: Math.log(chanceAt(none) + LEAST),
      lead: Math.min(MOST_LEAD, score - (second?.score ?? 0)),
      strength: (hits.get(id) ?? NO_HIT).strength,
      unadvised: onUnadvised ? 1 : 0,
      known: Math.log(chanceOf(...KNOWN) + LEAST),
      tools: chanceOf(...TOOLS),
      asked: chosen.length > 0 ? Math.max(...chosen.map(({ asked }) => asked)) : best.coverage,
      alike: encoded.answered,
      guidance: is('guidance'),
      disease: is('disease'),
      crop: is('crop'),
      scheme: is('scheme'),
      en: isIn('en'),
      hi: isIn('hi'),
      mr: isIn('mr'),
      te: isIn('te'),
    };
    observe(candidates, answer);
    const sum = weights.bias + weigh(answer, weights.answer);
    const confidence = 1 / (1 + Math.exp(-sum));
    const ranked = byBestFact(candidates);
    return { ranked, confidence, coverage: best.coverage, ...told };
  };
}
