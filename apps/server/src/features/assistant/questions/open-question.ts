import type { Answer } from '@ankur/assistant/answer/answer';
import { contentWords } from '@ankur/assistant/language/words';
import type { Understood } from '../library.ts';

const COMPLETE = 2;
const PERSONAL: ReadonlySet<string> = new Set(['weather', 'prices', 'tasks', 'finance']);

/**
 * What may be put before experts of a message: nothing of an emergency, of small talk and of the farmer's own affairs;
 * a follow-up of a word or two with the question that it goes on with.
 */
export function questionForExperts(
  message: string,
  { emergency, talk, tool, anyScheme, question }: Understood,
): string | null {
  if (emergency !== null || talk !== null || anyScheme) return null;
  if (tool !== null && PERSONAL.has(tool)) return null;
  return contentWords(message).length > COMPLETE ? message : question;
}

/** Whether nothing known answered. */
export const isRefused = ({ sources }: Answer): boolean => sources.length === 0;
