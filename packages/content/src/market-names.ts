import { editDistance } from '@ankur/languages/edit-distance';
import { nameKey } from './name-key.ts';
import { findDistrict, findState } from './states-districts.ts';

/** Renamed market towns, by the old name that feeds still use. */
const renamed: Readonly<Record<string, string>> = {
  'Maharashtra/ahmednagar': 'Ahilyanagar',
  'Maharashtra/aurangabad': 'Chhatrapati Sambhajinagar',
  'Maharashtra/osmanabad': 'Dharashiv',
  'Maharashtra/vani': 'Wani',
  'Uttar Pradesh/allahabad': 'Prayagraj',
  'Uttar Pradesh/faizabad': 'Ayodhya',
  'Haryana/gurgaon': 'Gurugram',
  'Madhya Pradesh/hoshangabad': 'Narmadapuram',
  'Karnataka/bangalore': 'Bengaluru',
  'Karnataka/belgaum': 'Belagavi',
  'Karnataka/bijapur': 'Vijayapura',
  'Karnataka/gulbarga': 'Kalaburagi',
};

const committee =
  /\b(a\.?p\.?m\.?c\.?|agricultur(e|al) produce market(ing)? comm?itt?ee)\b|-\s*$|^\s*-/gi;

/** Capitalises a name that is all upper or all lower case; others are unchanged. */
function capitalised(name: string): string {
  const small = name.toLowerCase();
  if (name !== small && name !== name.toUpperCase()) return name;
  return small.replace(/(^|[\s(.-])\p{L}/gu, (start) => start.toUpperCase());
}

/** Maximum length of a market's name; the longest in any feed has 60 characters. */
const NAME_MAX = 200;

/**
 * Canonical name of a market: without "APMC" (which feeds added about November 2025), with spaces and
 * capitals normalised, and the town's current spelling where the feed has an older one of its district.
 * `state` and `district` may be in any spelling.
 */
export function marketName(raw: string, district: string, state: string): string {
  // Spaces are collapsed first: patterns that begin with any number of them take quadratic time.
  const given = raw.slice(0, NAME_MAX).replace(/\s+/g, ' ').trim();
  const bare = given.replace(committee, ' ').replace(/\s+/g, ' ').trim().replace(/ ?-$/, '').trim();
  const name = capitalised(bare || given)
    .replace(/ ?\( ?/g, '(')
    .replace(/ ?\)/g, ')');
  const key = nameKey(name);
  const stateName = findState(state)?.name ?? state;
  const listed = renamed[`${stateName}/${key}`];
  if (listed) return listed;
  const own = findDistrict(district, state);
  if (!own?.aliases.some((alias) => nameKey(alias) === key)) return name;
  return editDistance(key, nameKey(own.name), 3) <= 3 ? own.name : name;
}
