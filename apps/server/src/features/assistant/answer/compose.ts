import { findScheme } from '@ankur/content/schemes/schemes';
import { extract } from '@ankur/contracts/assistant/answer/extract';
import { emergencyAnswer } from '@ankur/contracts/assistant/emergency/emergency-answers';
import type { ChatSource } from '@ankur/contracts/assistant/endpoints';
import type { FullDocument } from '../knowledge/documents.ts';
import type { Understood } from '../library.ts';

import { firstAidLines } from './first-aid.ts';
import { phrase } from './phrases.ts';

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
  /** That a second question was not answered, and where to take it. */
  left?: string;
}

export const toSource = (document: FullDocument, language: Understood['language']): ChatSource => ({
  id: document.id,
  title: document.title[language],
  url: document.url,
});

/** A scheme's lines close with the day of the facts and the official page. */
function closing(document: FullDocument, language: Understood['language']): string[] {
  const scheme =
    document.kind === 'scheme' ? findScheme(document.id.slice('scheme:'.length)) : null;
  return scheme ? [phrase('schemeAsOf', language, { asOf: scheme.asOf, url: scheme.url })] : [];
}

/** In an emergency whom to call is read first, and then only what helps at once. */
function emergencyLines({ documents, question, language }: Understood): Omit<Answer, 'plain'> {
  const lines = documents.flatMap((document, index) =>
    firstAidLines(document, question, language).map((text) => ({ text, source: index + 1 })),
  );
  return { lines, sources: documents.map((document) => toSource(document, language)) };
}

/** The answer from the library alone: the documents' own sentences, each with its source's number. */
export function composeFromLibrary(understood: Understood): Answer {
  const { language, documents, question } = understood;
  const { emergency } = understood;
  const first = emergency && emergencyAnswer(emergency, language);
  if (first) return { ...emergencyLines(understood), plain: first };
  if (documents.length === 0) {
    const plain = phrase(understood.talk?.kind ?? 'unknown', language);
    return { lines: [], plain, sources: [] };
  }
  const lines = documents.flatMap((document, index) =>
    [...extract(document, question, language), ...closing(document, language)]
      .slice(0, index === 0 ? 6 : 2)
      .map((text) => ({ text, source: index + 1 })),
  );
  return {
    lines,
    plain: null,
    sources: documents.map((document) => toSource(document, language)),
  };
}

/** The reply as the farmer reads it: every sentence ends with the number of its source. */
export function writeReply({ lines, plain, left }: Answer): string {
  const told = lines.map(({ text, source }) => `${text} [${source}]`);
  return [...(plain ? [plain] : []), ...told, ...(left ? [left] : [])].join('\n');
}

/** Lines that carry no source although they tell something; none in an answer of ours. */
export function uncitedLines({ lines, sources }: Answer): readonly Line[] {
  return lines.filter(({ source }) => source < 1 || source > sources.length);
}
