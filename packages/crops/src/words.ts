import ambiguous from '../data/ambiguous.json' with { type: 'json' };
import namesEn from '../data/names/en.json' with { type: 'json' };
import namesHi from '../data/names/hi.json' with { type: 'json' };
import namesMr from '../data/names/mr.json' with { type: 'json' };
import namesTe from '../data/names/te.json' with { type: 'json' };
import wordsEn from '../data/words/en.json' with { type: 'json' };
import wordsHi from '../data/words/hi.json' with { type: 'json' };
import wordsMr from '../data/words/mr.json' with { type: 'json' };
import romanised from '../data/words/romanised.json' with { type: 'json' };
import wordsTe from '../data/words/te.json' with { type: 'json' };
import type { CropLanguage } from './crop.ts';

type Names = Readonly<Record<string, string>>;
type Words = Readonly<Record<string, readonly string[]>>;

const NAMES: Readonly<Record<CropLanguage, Names>> = {
  en: namesEn,
  hi: namesHi,
  mr: namesMr,
  te: namesTe,
};
const WORDS: Readonly<Record<CropLanguage | 'romanised', Words>> = {
  en: wordsEn,
  hi: wordsHi,
  mr: wordsMr,
  te: wordsTe,
  romanised,
};

/** Parts of crop names that alone name no crop: the "green" of green gram. */
export const NAME_PARTS: readonly string[] = ambiguous.parts;

/** Names of crops that mean something else as well ("rose", "rubber"): alone they name no crop. */
export const EVERYDAY_NAMES: readonly string[] = ambiguous.everyday;

/** Words beside which such a name is that of a crop ("rose plants"), and words that may stand between the two. */
export const GROWING_WORDS: readonly string[] = ambiguous.growing;
export const LINKING_WORDS: readonly string[] = ambiguous.links;

/** The name of a crop in a language; null for an id that the register lacks. */
export const cropName = (id: string, language: CropLanguage): string | null =>
  NAMES[language][id] ?? null;

/** The name, synonyms and irregular inflections of a crop in one language, or its romanised spellings; each once. */
export function cropWords(id: string, language: CropLanguage | 'romanised'): readonly string[] {
  const name = language === 'romanised' ? null : cropName(id, language);
  return [...new Set([...(name === null ? [] : [name]), ...(WORDS[language][id] ?? [])])];
}

/** What a crop is called in every language and script, each spelling once. */
export function allCropWords(id: string): readonly string[] {
  const languages = ['en', 'romanised', 'hi', 'mr', 'te'] as const;
  return [...new Set(languages.flatMap((language) => cropWords(id, language)))];
}
