import { CROPS } from '@ankur/crops/register';
import { ownCropName } from '@ankur/crops/words';
import { type ByLanguage, LANGUAGE_CODES } from '@ankur/languages/languages';
import { readLanguageFiles } from '@ankur/languages/read-texts';
import otherSpellings from '../commodities/other-spellings.json' with { type: 'json' };
import { type CommodityRow, furtherCommodities, listedCommodities } from './commodities-data.ts';
import { nameKey, splitNames } from './name-key.ts';

export type Commodity = {
  /** The name in price feeds and in the English filter. */
  name: string;
  aliases: readonly string[];
  /** By language; a language without a name of its own is missing. */
  names: ByLanguage<string>;
  /** True when the harvest can be stored for months. */
  keeps: boolean;
};

const files = readLanguageFiles<Readonly<Record<string, string>>>(
  'packages',
  'content',
  'commodities',
);

/** Id of the crop whose usual commodity it is. */
const cropOf = new Map<string, string>();
for (const { id, market: [usual] = [] } of CROPS)
  if (usual !== undefined && !cropOf.has(usual)) cropOf.set(usual, id);

/** The register's names of the crop, but for languages where the goods are called otherwise (coconut, not coconut palm). */
function namesOf(name: string): ByLanguage<string> {
  const crop = cropOf.get(name) ?? '';
  const named = LANGUAGE_CODES.flatMap((code) => {
    const own = files[code]?.[name] ?? ownCropName(crop, code);
    return own === null ? [] : [[code, own] as const];
  });
  return { ...Object.fromEntries(named), en: name };
}

/** Further spellings in Indian scripts. */
const spellings: Readonly<Record<string, readonly string[]>> = otherSpellings;

const fromRow = ([name, aliases, kept]: CommodityRow): Commodity => ({
  name,
  aliases: [...(aliases === '' ? [] : aliases.split('|')), ...(spellings[name] ?? [])],
  names: namesOf(name),
  keeps: kept === 'kept',
});

/** The 77 commodities of the market filter in alphabetical order. */
export const commodities: readonly Commodity[] = listedCommodities.map(fromRow);

/** English plurals and their singulars are one word ("onions", "chillies", "mangoes"). */
const singular = (word: string) =>
  word.replace(/(?:ies|y)$/, 'i').replace(/(?<=[osx])es$|(?<!s)s$/, '');
const keyOf = (name: string) => nameKey(name.toLowerCase().replace(/[a-z]{4,}/g, singular));

const byKey = new Map<string, Commodity>();
for (const commodity of [...commodities, ...furtherCommodities.map(fromRow)]) {
  for (const spelling of [
    commodity.name,
    ...commodity.aliases,
    ...Object.values(commodity.names),
  ]) {
    const key = keyOf(spelling);
    if (!byKey.has(key)) byKey.set(key, commodity);
  }
}

/**
 * Finds a commodity by any spelling of the price feeds, everyday word or Indian-language name,
 * within and beyond the filter's list; null when unknown.
 */
export function findCommodity(name: string): Commodity | null {
  return byKey.get(keyOf(name)) ?? null;
}

/** Canonical name of a commodity; an unknown name is returned trimmed. */
export function commodityName(name: string): string {
  return findCommodity(name)?.name ?? splitNames(name.trim().replace(/\s+/g, ' ')).name;
}

/** Every spelling under which a commodity may appear in price feeds, present name first. */
export function commoditySpellings(name: string): readonly string[] {
  const commodity = findCommodity(name);
  return commodity ? [commodity.name, ...commodity.aliases] : [name];
}

/** The commodities in a farmer's free text ("Wheat, tur and onions", in any of the languages), each once. */
export function commoditiesIn(text: string): readonly Commodity[] {
  const words = text.split(/[\s,;/&+.|]+/).filter(Boolean);
  const found = new Set<Commodity>();
  for (let at = 0; at < words.length; ) {
    const longest = [3, 2, 1].find((count) => findCommodity(words.slice(at, at + count).join(' ')));
    const commodity = longest && findCommodity(words.slice(at, at + longest).join(' '));
    if (commodity) found.add(commodity);
    at += longest ?? 1;
  }
  return [...found];
}
