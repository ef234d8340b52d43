import { fallbacksOf, LANGUAGE_CODES, type Language } from '@ankur/languages/languages';
import { NAMES, WORDS } from '#texts';
import ambiguous from '../data/ambiguous.json' with { type: 'json' };
import romanised from '../data/words/romanised.json' with { type: 'json' };

const spellings: Readonly<Record<string, readonly string[]>> = romanised;

/** Listed names that alone name no crop: a gram is a weight. */
export const NAME_PARTS: readonly string[] = ambiguous.parts;

/** Ambiguous crop names ("rose", "rubber"): alone they name no crop. */
export const EVERYDAY_NAMES: readonly string[] = ambiguous.everyday;

/** Words that make an adjacent ambiguous name a crop ("rose plants"), and words allowed in between. */
export const GROWING_WORDS: readonly string[] = ambiguous.growing;
export const LINKING_WORDS: readonly string[] = ambiguous.links;

/** Words for what grows on a plant, behind which an ambiguous name is a crop ("olive leaves"), but for names that rather describe it ("yellow"). */
export const LEAF_WORDS: readonly string[] = ambiguous.leaves;
export const DESCRIBING_NAMES: readonly string[] = ambiguous.describing;

/** The name of a crop in this language alone; null where it is not written. */
export const ownCropName = (id: string, language: Language): string | null =>
  NAMES[language]?.[id] ?? null;

/** The name of a crop in a language or the first of its fallbacks that has one; null for an id that the register lacks. */
export function cropName(id: string, language: Language): string | null {
  const code = fallbacksOf(language).find((one) => NAMES[one]?.[id] !== undefined);
  return code === undefined ? null : (NAMES[code]?.[id] ?? null);
}

/** The name, synonyms and irregular inflections of a crop in one language, or its romanised spellings; each once. */
export function cropWords(id: string, language: Language | 'romanised'): readonly string[] {
  if (language === 'romanised') return spellings[id] ?? [];
  const name = NAMES[language]?.[id];
  return [...new Set([...(name === undefined ? [] : [name]), ...(WORDS[language]?.[id] ?? [])])];
}

/** What a crop is called in every language and script, each spelling once. */
export function allCropWords(id: string): readonly string[] {
  const [english = 'en', ...others] = LANGUAGE_CODES;
  const languages = [english, 'romanised', ...others];
  return [...new Set(languages.flatMap((language) => cropWords(id, language)))];
}
