import { type Language, languageIn } from '@ankur/languages/languages';
import abbreviations from '../../data/abbreviations.json' with { type: 'json' };
import type { KnownDocument, KnownFact } from '../known-document.ts';
import { ofEveryLanguage } from '../language/every-language.ts';
import { indexTerms, wordsOf } from '../language/words.ts';

const MOST_FACTS = 3;
const MOST_PASSAGES = 3;
/** Of the passages only, where no fact is written. */
const MOST_ALONE = 6;
const MOST_LETTERS = 620;
/** A further fact is told when its score is as near to the best as this. */
const NEAR = 3;
/**
 * What the words of a question say of a fact, beside what the encoder has learnt: by the share of them that it holds in the
 * language of the answer, and again by the share that it holds in any, since people mix them.
 */
const WORDS_WEIGHT = 2.5;
/** A fact of some states alone steps back behind one that holds everywhere. */
const OF_SOME_STATES = 1;
/** Words that two sentences share (0..1) from which on the second says nothing new. */
const SAME = 0.6;
/** Who asks what to do with a sick animal or crop is told whom to call. */
const ON_ILLNESS = new Set(['signs', 'what-first', 'cure', 'why', 'is-it-safe']);
const NAMES_HELPLINE = /1962/;

/** Measures and the like that are written short, with a stop after them that ends no sentence. */
const SHORTENED = new RegExp(
  `(?:^|[\\s\\d–.])(?:${ofEveryLanguage(abbreviations).join('|').replaceAll('.', '\\.')})\\.$`,
  'u',
);

/** Sentences of a passage; figures like "0.5 %" and "1:40" stay whole, and short measures ("5 sq. m.") do too. */
export function sentencesOf(passage: string): string[] {
  const sentences: string[] = [];
  for (const part of passage.split(/(?<=[.!?\u0964])\s+(?=\S)/)) {
    const last = sentences.at(-1);
    if (last !== undefined && SHORTENED.test(last))
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

const finished = (sentence: string) => (/[.!?\u0964:]$/.test(sentence) ? sentence : `${sentence}.`);

type Terms = ReadonlySet<string>;
const termsOf = (text: string): Terms[] =>
  wordsOf(text)
    .filter((word) => word.length > 1 && !/^\d+$/.test(word))
    .map((word) => new Set(indexTerms(word, true).filter((term) => !term.startsWith('_'))));
const isIn = (word: Terms, words: Terms) => [...word].some((term) => words.has(term));
const together = (words: readonly Terms[]): Terms => new Set(words.flatMap((word) => [...word]));

/** Sentences with what they share with a question, rare words weighing more. */
function overlaps(sentences: readonly string[], question: string): number[] {
  const asked = termsOf(question);
  const own = sentences.map((sentence) => together(termsOf(sentence)));
  const weights = asked.map((word) =>
    Math.log(1 + own.length / (1 + own.filter((terms) => isIn(word, terms)).length)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return own.map(
    (terms) =>
      asked.reduce((sum, word, at) => (isIn(word, terms) ? sum + (weights[at] ?? 0) : sum), 0) /
      total,
  );
}

/** The facts that answer a question, best first, by the encoder's scores and by the words they share with it. */
function bestFacts(
  facts: readonly KnownFact[],
  scores: ReadonlyMap<string, number>,
  question: string,
  language: Language,
): KnownFact[] {
  const spoken = overlaps(
    facts.map(({ text }) => text[language] ?? ''),
    question,
  );
  const inAny = overlaps(
    facts.map(({ text }) => Object.values(text).join(' ')),
    question,
  );
  const scored = facts
    .map((fact, at) => ({
      fact,
      score:
        (scores.get(fact.key) ?? 0) +
        WORDS_WEIGHT * ((spoken[at] ?? 0) + (inAny[at] ?? 0)) -
        (fact.states ? OF_SOME_STATES : 0),
    }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best - NEAR)
    .slice(0, MOST_FACTS)
    .map(({ fact }) => fact);
}

/** Sentences without those that say again what an earlier one, or `told`, says. */
function withoutRepeats(sentences: readonly string[], told: readonly string[]): string[] {
  const said = told.map((sentence) => together(termsOf(sentence)));
  return sentences.filter((sentence) => {
    const words = termsOf(sentence);
    const again = said.some(
      (terms) => words.filter((word) => isIn(word, terms)).length >= words.length * SAME,
    );
    if (!again) said.push(together(words));
    return !again;
  });
}

/**
 * The sentences of a document that answer a question, in its own words: first the fact that is asked for, then what
 * else it says to it. Nothing is composed, so no dose, price or amount can appear that is not in the source. Who asks
 * about illness reads last whom to call. `scores` are the encoder's for the document's facts.
 */
export function extract(
  document: KnownDocument,
  question: string,
  asked: Language,
  scores: ReadonlyMap<string, number> = new Map(),
): string[] {
  const language = languageIn(document.passages, asked);
  const passages = document.passages[language] ?? [];
  if (document.kind === 'help' || document.kind === 'expert') return [...passages];
  const facts = bestFacts(document.facts ?? [], scores, question, language);
  const told = facts.flatMap(({ text }) => text[language] ?? []);
  const sentences = passages.flatMap(sentencesOf).map(finished);
  // A note's steps may be limits before which nothing is done: they are told whole.
  if (document.kind === 'note')
    return noteLines(told.slice(0, 1), (document.steps?.[language] ?? []).map(finished));
  if (told.length === 0) return firstOf(sentences, MOST_ALONE);
  // A crop's text is its calendar alone, which answers nothing that its facts do not.
  if (document.kind === 'crop') return told;
  const shared = overlaps(sentences, question);
  const further = withoutRepeats(sentences, told)
    .map((sentence) => ({ sentence, at: sentences.indexOf(sentence) }))
    .filter(({ sentence, at }) => (shared[at] ?? 0) > 0 && !sentence.endsWith('?'))
    .sort((a, b) => (shared[b.at] ?? 0) - (shared[a.at] ?? 0) || a.at - b.at)
    .slice(0, MOST_PASSAGES)
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence);
  const lines = firstOf([...told, ...further], MOST_FACTS + MOST_PASSAGES);
  const ill = facts[0]?.asks.some((ask) => ON_ILLNESS.has(ask));
  const call = ill ? whomToCall(lines, document, language, sentences) : null;
  return call ? [...lines, call] : lines;
}

const noteLines = (told: readonly string[], steps: readonly string[]) => [
  ...told,
  ...withoutRepeats(steps, told),
];

/** A sentence naming the animal helpline, where the document has one and the answer does not say it yet. */
function whomToCall(
  lines: readonly string[],
  { facts = [] }: KnownDocument,
  language: Language,
  sentences: readonly string[],
): string | null {
  if (lines.some((line) => NAMES_HELPLINE.test(line))) return null;
  const all = [...facts.flatMap(({ text }) => text[language] ?? []), ...sentences];
  return all.find((sentence) => NAMES_HELPLINE.test(sentence)) ?? null;
}

function firstOf(sentences: readonly string[], most: number): string[] {
  const chosen: string[] = [];
  let letters = 0;
  for (const sentence of sentences.slice(0, most)) {
    if (chosen.length > 0 && letters + sentence.length > MOST_LETTERS) break;
    chosen.push(sentence);
    letters += sentence.length;
  }
  return chosen;
}
