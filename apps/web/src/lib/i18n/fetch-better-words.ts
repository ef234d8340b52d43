import suggestions from 'virtual:endpoints/suggestions';
import { fillPath } from '@ankur/contracts/http/paths';
import type { Language } from '@ankur/languages/languages';
import { keepBetterWords } from './better-words.ts';

/** Fetches the accepted wordings of a language; a refusal leaves the known ones. */
export async function fetchBetterWords(language: Language): Promise<void> {
  const answer = await fetch(fillPath(suggestions.words.path, { code: language }));
  if (answer.ok) keepBetterWords(language, await answer.json());
}
