import { fallbacksOf, type Language } from '@ankur/languages/languages';
import { readLanguageFiles } from '@ankur/languages/read-texts';
import { keptNames, type PlaceNames, type PlaceText, placeNamesOf } from './place-names.ts';

/** The files of all languages that have one: for the server; the web app fetches one language at a time. */
export const placeTexts = readLanguageFiles<PlaceText>('packages', 'content', 'place-names');

const made = new Map<Language, PlaceNames>();

/** Place names in a language or the first of its fallbacks that has them; English uses the stored names. */
export function placeNamesIn(language: Language): PlaceNames {
  const known = made.get(language);
  if (known) return known;
  const code = fallbacksOf(language).find((one) => placeTexts[one] !== undefined);
  const text = code === undefined ? undefined : placeTexts[code];
  const names = text ? placeNamesOf(text) : keptNames;
  made.set(language, names);
  return names;
}
