import { keptNames, type PlaceNames, placeNamesOf } from '@ankur/content/place-names/place-names';
import type { Language } from '../i18n/languages.ts';
import { createSignal } from '../signal.ts';

export { keptNames, type PlaceNames };

/** Each language's table is a chunk of its own; English has none. */
const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<PlaceNames>>> = {
  hi: async () => placeNamesOf((await import('@ankur/content/place-names/hindi-data')).hindiPlaces),
  mr: async () =>
    placeNamesOf((await import('@ankur/content/place-names/marathi-data')).marathiPlaces),
  te: async () =>
    placeNamesOf((await import('@ankur/content/place-names/telugu-data')).teluguPlaces),
};

const ready = new Map<Language, PlaceNames>();
const pending = new Set<Language>();
const signal = createSignal();

/** A language's names of places as far as they are here: the Latin ones until its table has come. */
export function namesNow(language: Language): PlaceNames {
  return ready.get(language) ?? keptNames;
}

/** Fetches a language's table once; what could not be fetched is asked for again at the next call. */
export async function loadPlaceNames(language: Language): Promise<void> {
  if (language === 'en' || ready.has(language) || pending.has(language)) return;
  pending.add(language);
  try {
    ready.set(language, await LOADERS[language]());
  } catch {
    // Without a network the Latin names are read.
  } finally {
    pending.delete(language);
  }
  signal.emit();
}

export const subscribeNames = signal.subscribe;
