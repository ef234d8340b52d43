import type { ChatSource } from '@ankur/contracts/assistant/endpoints';
import { type Language, languageIn } from '@ankur/languages/languages';
import type { KnownDocument } from '../known-document.ts';
import { extract } from './extract.ts';

/** A sentence with the number of its source, counted from 1. */
export interface Line {
  text: string;
  source: number;
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

export const toSource = (document: KnownDocument, language: Language): ChatSource => ({
  id: document.id,
  title: document.title[languageIn(document.title, language)] ?? '',
  url: document.url,
});

/** What the documents say to a question in their own sentences; each closes with what it says of itself. */
export function quote(
  documents: readonly KnownDocument[],
  question: string,
  language: Language,
): Answer {
  const lines = documents.flatMap((document, index) => {
    const closings = document.closing ?? {};
    const closing = closings[languageIn(closings, language)] ?? [];
    const most = (index === 0 ? MOST_LINES : MOST_FURTHER) - closing.length;
    return [...extract(document, question, language).slice(0, most), ...closing].map((text) => ({
      text,
      source: index + 1,
    }));
  });
  return { lines, plain: null, sources: documents.map((document) => toSource(document, language)) };
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
        .map(({ text, source }) => ({ text, source: numberOf(answer, source) })),
    ),
    sources,
  };
}

/** The reply as the farmer reads it: every sentence ends with the number of its source. */
export function writeReply({ calm, lines, plain, left }: Answer): string {
  const told = lines.map(({ text, source }) => `${text} [${source}]`);
  return [calm, plain, ...told, left].filter(Boolean).join('\n');
}

/** Lines that carry no source although they tell something; none in an answer of ours. */
export function uncitedLines({ lines, sources }: Answer): readonly Line[] {
  return lines.filter(({ source }) => source < 1 || source > sources.length);
}
