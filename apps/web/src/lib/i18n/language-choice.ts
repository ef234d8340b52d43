import { guessLanguage, isLanguage, type Language } from '@ankur/languages/languages';
import { readText, writeText } from '../storage/storage.ts';

/** Storage key of the choice, and name of the cookie for the server. */
const KEY = 'language';
const YEAR_S = 31_536_000;

/** The language chosen on this device, else the first of the browser's languages that the product has, else English. */
export function preferredLanguage(): Language {
  const chosen = readText(KEY);
  if (isLanguage(chosen)) return chosen;
  return guessLanguage(typeof navigator === 'undefined' ? [] : navigator.languages);
}

/** Sets the cookie by which the server chooses prerendered pages. */
export function tellServer(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that farmers have
  document.cookie = `${KEY}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** Stores a choice on this device. */
export function rememberLanguage(language: Language): void {
  writeText(KEY, language);
  tellServer(language);
}
