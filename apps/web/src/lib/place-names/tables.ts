import {
  keptNames,
  type PlaceNames,
  type PlaceText,
  placeNamesOf,
} from '@ankur/content/place-names/place-names';
import { fallbacksOf, type Language } from '@ankur/languages/languages';
import { createSignal } from '../signal.ts';

export { keptNames, type PlaceNames };

/** Each language's table is a chunk of its own; English has none. */
const FILES = import.meta.glob<PlaceText>('../../../../../packages/content/place-names/*.json', {
  import: 'default',
});

/** The table of a language, else of the first of its fallbacks that has one. */
const fileFor = (language: Language) =>
  fallbacksOf(language)
    .map((code) => FILES[`../../../../../packages/content/place-names/${code}.json`])
    .find((file) => file !== undefined);

const ready = new Map<Language, PlaceNames>();
const pending = new Set<Language>();
const signal = createSignal();

/** Place names of a language; the English ones until its table is loaded. */
export function namesNow(language: Language): PlaceNames {
  return ready.get(language) ?? keptNames;
}

/** Loads a language's table once; a failure is retried at the next call. */
export async function loadPlaceNames(language: Language): Promise<void> {
  const load = fileFor(language);
  if (!load || ready.has(language) || pending.has(language)) return;
  pending.add(language);
  try {
    ready.set(language, placeNamesOf(await load()));
  } catch {
    // Offline, the English names are shown.
  } finally {
    pending.delete(language);
  }
  signal.emit();
}

export const subscribeNames = signal.subscribe;
