import { type Answer, quote, toSource } from '@ankur/assistant/answer/answer';
import { saying } from '@ankur/assistant/answer/sayings';
import { emergencyAnswer } from '@ankur/assistant/emergency/emergency-answers';
import type { Understood } from '../library.ts';
import { firstAidLines } from './first-aid.ts';
import { phrase } from './phrases.ts';

/** In an emergency whom to call is read first, and then only what helps at once. */
function emergencyLines({ documents, question, language }: Understood): Omit<Answer, 'plain'> {
  const lines = documents.flatMap((document, index) =>
    firstAidLines(document, question, language).map((text) => ({ text, source: index + 1 })),
  );
  return { lines, sources: documents.map((document) => toSource(document, language)) };
}

/** The answer from the library alone: the documents' own sentences, each with its source's number. */
export function composeFromLibrary(understood: Understood): Answer {
  const { language, documents, question, emergency, talk } = understood;
  const first = emergency && emergencyAnswer(emergency, language);
  if (first) return { ...emergencyLines(understood), plain: first };
  if (documents.length > 0) return quote(documents, question, language);
  const plain = talk ? saying(talk.kind, language) : phrase('unknown', language);
  return { lines: [], plain, sources: [] };
}
