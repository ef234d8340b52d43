import { type Answer, quote } from '@ankur/assistant/answer/answer';
import type { Understood } from '../library.ts';
import type { Released } from './released-answers.ts';

/**
 * What an expert wrote to this question: before the library when it is the very question, else only where the library
 * knows nothing. Never in an emergency.
 */
export function answerOfExpert(
  { answers }: Released,
  { emergency, talk, tool, anyScheme, documents, question, language }: Understood,
): Answer | null {
  if (emergency !== null || talk !== null || tool !== null || anyScheme) return null;
  const found = answers.find(question, language);
  if (!found || (!found.same && documents.length > 0)) return null;
  return quote([found.document], question, language);
}
