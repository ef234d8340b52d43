import { type Language, languageIn } from '@ankur/languages/languages';
import abbreviations from '../../data/abbreviations.json' with { type: 'json' };
import type { KnownDocument, KnownFact } from '../known-document.ts';
import { ofEveryLanguage } from '../language/every-language.ts';
import { isIn, overlaps, termsOf, together } from '../retrieval/word-overlap.ts';

const MOST_FACTS = 3;
const MOST_PASSAGES = 3;
/** Of the passages only, where no fact is written. */
const MOST_ALONE = 6;
const MOST_LETTERS = 620;
/** A further fact is told when its score is as near to the best as this. */
const NEAR = 3;
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
  for (const part of passage.split(/(?<=[.!?\u0964۔؟])\s+(?=\S)/)) {
    const last = sentences.at(-1);
    if (last !== undefined && SHORTENED.test(last))
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

const finished = (sentence: string) =>
  /[.!?\u0964۔؟:]$/.test(sentence) ? sentence : `${sentence}.`;

/** The facts that answer a question, best first; as they are written where nothing tells them apart. */
function bestFacts(
  facts: readonly KnownFact[],
  scores: ReadonlyMap<string, number>,
): readonly KnownFact[] {
  const scored = facts
    .map((fact) => ({ fact, score: scores.get(fact.key) ?? 0 }))
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
 * about illness reads last whom to call. `scores` tell how well the document's facts fit it.
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
  const facts = bestFacts(document.facts ?? [], scores);
  const told = facts.flatMap(({ text }) => text[language] ?? []);
  const sentences = passages.flatMap(sentencesOf).map(finished);
  // A note's steps may be limits before which nothing is done: they are told whole.
  if (document.kind === 'note')
    return noteLines(told.slice(0, 1), (document.steps?.[language] ?? []).map(finished));
  if (told.length === 0) return firstOf(sentences, MOST_ALONE);
  // A crop's text is its calendar alone, which answers nothing that its facts do not.
  if (document.kind === 'crop') return told;
  const shared = overlaps(
    sentences.map((sentence) => together(termsOf(sentence))),
    termsOf(question),
  );
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
