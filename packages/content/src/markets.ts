import { editDistance } from '@ankur/languages/edit-distance';
import { distanceKm } from './distance.ts';
import { editsAllowed } from './edits-allowed.ts';
import { marketName } from './market-names.ts';
import { marketTowns } from './market-towns-data.ts';
import { nameKey } from './name-key.ts';
import { searchPlaces } from './place-search.ts';
import { type Place, placeAt, placeTable } from './place-table.ts';
import { findDistrict } from './states-districts.ts';

/** Approximate location of a market. */
export type MarketPlace = {
  lat: number;
  lon: number;
  /** The town or district whose coordinates these are. */
  place: string;
  /** `town`: the town of the market's name. `district`: only its district is known. */
  basis: 'town' | 'district';
};

const trade =
  /\b(uzhavar sandhai|vfpck|market|mandi|yard|sub-?yard|grain|fruits?|veg(etables?)?|f ?& ?v|subji|sabzi|bazar samiti|onion|potato|pvt|private|ltd|limited|company|krushi|krishi|society|rythu)\b\.?/i;

/** Town names that a market's name may contain, the most specific first. */
function townsIn(market: string): readonly string[] {
  const [, base = market, inner = ''] = /^([^(]*)\(([^)]*)\)?/.exec(market) ?? [];
  const tal = /\btal(?:uka)?\.? ([\p{L} ]+)/iu.exec(market)?.[1] ?? '';
  const parts = [inner, tal, base, ...base.split(/[,/-]/), base.replace(trade, ' ')];
  const towns = parts.flatMap((part) => {
    const clean = part.replace(/\b(dist|tal)\.? .*/i, '').trim();
    return clean.length < 3 || trade.test(clean) ? [] : [clean];
  });
  const [firstWord = ''] = base.split(' ');
  return [
    ...new Set([...towns, ...(firstWord.length >= 5 && !trade.test(base) ? [firstWord] : [])]),
  ];
}

type Index = ReadonlyMap<string, readonly { key: string; index: number; district: string }[]>;
let byState: Index | undefined;

function placesOf(state: string) {
  if (!byState) {
    const { names, districtOf, districts } = placeTable();
    const map = new Map<string, { key: string; index: number; district: string }[]>();
    for (let index = 0; index < names.length; index++) {
      const of = districts[districtOf[index] ?? 0] ?? { state: '', district: '' };
      const list = map.get(of.state) ?? [];
      list.push({ key: nameKey(names[index] ?? ''), index, district: of.district });
      map.set(of.state, list);
    }
    byState = map;
  }
  return byState.get(state) ?? [];
}

/** A town of another district is accepted within this distance of the district's centre. */
const neighbourKm = 75;

function inDistrict(town: string, district: string, state: string): Place | null {
  const own = marketTowns[`${district}/${town}`];
  if (own) return { name: town, state, district, lat: own[0], lon: own[1] };
  const key = nameKey(town);
  const here = placesOf(state).filter((place) => place.district === district);
  const limit = editsAllowed(key);
  const found =
    here.find((place) => place.key === key) ??
    here.find((place) => limit > 0 && editDistance(place.key, key, limit) <= limit);
  return found ? placeAt(found.index) : null;
}

function nearDistrict(town: string, state: string, middle: Place | undefined): Place | null {
  const key = nameKey(town);
  const [only, second] = placesOf(state).filter((place) => place.key === key);
  if (!only || second || !middle) return null;
  const place = placeAt(only.index);
  return distanceKm(place.lat, place.lon, middle.lat, middle.lon) <= neighbourKm ? place : null;
}

/**
 * Coordinates of the town a market is named after (not of its gate), for distances: within its
 * district, near spellings included, then close by in the state when only one town is called so;
 * else the chief town or centre of the district, marked as such. Null for an unknown district.
 */
export function locateMarket(market: string, district: string, state: string): MarketPlace | null {
  const own = findDistrict(district, state);
  if (!own) return null;
  const towns = townsIn(marketName(market, district, state));
  const [middle] = searchPlaces(`${own.name}, ${own.state}`, 1);
  const first = (find: (town: string) => Place | null) =>
    towns.reduce<Place | null>((found, town) => found ?? find(town), null);
  const found =
    first((town) => inDistrict(town, own.name, own.state)) ??
    first((town) => nearDistrict(town, own.state, middle));
  if (found) return { lat: found.lat, lon: found.lon, place: found.name, basis: 'town' };
  return middle ? { lat: middle.lat, lon: middle.lon, place: own.name, basis: 'district' } : null;
}
