import type { ChatSource } from '@ankur/contracts/assistant/endpoints';
import { type Language, languageIn } from '@ankur/languages/languages';
import type { KnownDocument } from '../known-document.ts';
import { extract } from './extract.ts';
import { nearestOnly } from './sayings.ts';

/** A sentence with the number of its source, counted from 1. */
export interface Line {
  text: string;
  source: number;
  /** It begins a paragraph of its own. */
  apart?: boolean;
  /** Said before it: that the sources do not say exactly what was asked, and only the nearest follows. */
  before?: string;
}

export interface Answer {
  lines: readonly Line[];
  /** What is said without a source: greetings, helplines, that something is not known. */
  plain: string | null;
  sources: readonly ChatSource[];
  /** Whom to call, above all else, when somebody may be in danger. */
  calm?: string;
  /** That a second question was not answered, and where to take it. */
  left?: string;
}

const MOST_LINES = 6;
const MOST_FURTHER = 2;
const MOST_LINES_EACH = 4;

const NO_SCORES: FactScores = new Map();

export const toSource = (document: KnownDocument, language: Language): ChatSource => ({
  id: document.id,
  title: document.title[languageIn(document.title, language)] ?? '',
  url: document.url,
});

/** Scores of each document's facts for the question, by their keys (`Found.facts`). */
export type FactScores = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * What the documents say to a question in their own sentences, the asked fact first; each closes with what it says of itself.
 * Where no fact is surely the one that is asked for (`exact`), that is said before.
 */
export function quote(
  documents: readonly KnownDocument[],
  question: string,
  language: Language,
  facts: FactScores = NO_SCORES,
  exact = true,
): Answer {
  const lines = documents.flatMap((document, index) => {
    const closings = document.closing ?? {};
    const closing = closings[languageIn(closings, language)] ?? [];
    const most = (index === 0 ? MOST_LINES : MOST_FURTHER) - closing.length;
    const told = extract(document, question, language, facts.get(document.id)).slice(0, most);
    const source = index + 1;
    const nearest = exact || index > 0 ? {} : { before: nearestOnly(language) };
    return [
      ...told.map((text, at) => ({ text, source, ...(at === 0 ? nearest : {}) })),
      ...closing.map((text) => ({ text, source, apart: true })),
    ];
  });
  const sources = documents.map((document) => toSource(document, language));
  return { lines, plain: null, sources };
}

/** Several answers as one: the sources of both are counted on, one that serves both is named once. */
export function joinAnswers(answers: readonly Answer[]): Answer {
  const sources = [
    ...new Map(answers.flatMap((answer) => answer.sources).map((source) => [source.id, source])),
  ].map(([, source]) => source);
  const numberOf = (answer: Answer, source: number) =>
    sources.findIndex(({ id }) => id === answer.sources[source - 1]?.id) + 1;
  return {
    plain: [...new Set(answers.flatMap(({ plain }) => plain ?? []))].join('\n') || null,
    lines: answers.flatMap((answer) =>
      answer.lines
        .slice(0, MOST_LINES_EACH)
        .map((line) => ({ ...line, source: numberOf(answer, line.source) })),
    ),
    sources,
  };
}

/** The reply as the farmer reads it: a paragraph a source, which ends with the source's number. */
export function writeReply({ calm, lines, plain, left }: Answer): string {
  const paragraphs: Line[] = [];
  for (const { text, source, apart = false, before } of lines) {
    const last = paragraphs.at(-1);
    if (last?.source === source && !apart && !before) last.text = `${last.text} ${text}`;
    else paragraphs.push({ text: before ? `${before}\n${text}` : text, source });
  }
  const told = paragraphs.map(({ text, source }) => `${text} [${source}]`);
  return [calm, plain, ...told, left].filter(Boolean).join('\n');
}

/** Lines that carry no source although they tell something; none in an answer of ours. */
export function uncitedLines({ lines, sources }: Answer): readonly Line[] {
  return lines.filter(({ source }) => source < 1 || source > sources.length);
}
