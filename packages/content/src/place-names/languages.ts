import { hindiPlaces } from './hindi-data.ts';
import { marathiPlaces } from './marathi-data.ts';
import { keptNames, type PlaceNames, type PlaceText, placeNamesOf } from './place-names.ts';
import { teluguPlaces } from './telugu-data.ts';

/** The tables of all languages: for the server; the web app fetches one language at a time. */
export const placeTexts: Readonly<Record<'hi' | 'mr' | 'te', PlaceText>> = {
  hi: hindiPlaces,
  mr: marathiPlaces,
  te: teluguPlaces,
};

const made = new Map<string, PlaceNames>([['en', keptNames]]);

/** The names of places in a language; English shows them as they are kept. */
export function placeNamesIn(language: 'en' | 'hi' | 'mr' | 'te'): PlaceNames {
  const known = made.get(language);
  if (known || language === 'en') return known ?? keptNames;
  const names = placeNamesOf(placeTexts[language]);
  made.set(language, names);
  return names;
}
