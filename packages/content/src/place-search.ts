import { editDistance } from '@ankur/languages/edit-distance';
import { editsAllowed } from './edits-allowed.ts';
import { nameKey } from './name-key.ts';
import { placeTexts } from './place-names/languages.ts';
import { otherSpellings } from './place-names/other-spellings.ts';
import { placeLines } from './place-names/place-names.ts';
import { type Place, placeAt, placeTable } from './place-table.ts';
import { districtsOf, findDistrict, findState, states } from './states-districts.ts';

export type FoundPlace = Place & {
  /** `district` for a district without a town of its name: its centre. */
  kind: 'place' | 'district';
};

/** City names in use beside the GeoNames spelling, where no district alias covers them. */
const otherNames: Readonly<Record<string, string>> = {
  bombay: 'mumbai',
  simla: 'shimla',
  pondy: 'puducherry',
  ooty: 'nilgiris',
  udagamandalam: 'nilgiris',
  rajahmundry: 'rajamahendravaram',
};

/**
 * Rank of an exact match: a district town under its own name, any place under its own name, a
 * district town under another of its names, the middle of a district.
 */
type Standing = 0 | 1 | 2 | 3;
type Entry = { key: string; standing: Standing } & (
  | { kind: 'place'; index: number }
  | { kind: 'district'; place: Place }
);

/** The middle of each district's places, keyed `state/district`. */
function districtMiddles(): ReadonlyMap<string, Place> {
  const { districts, districtOf, lats, lons } = placeTable();
  const sums = districts.map(() => ({ count: 0, lat: 0, lon: 0 }));
  for (let index = 0; index < lats.length; index++) {
    const sum = sums[districtOf[index] ?? 0];
    if (!sum) continue;
    sum.count++;
    sum.lat += lats[index] ?? 0;
    sum.lon += lons[index] ?? 0;
  }
  const mean = (sum: number, count: number) => Math.round((sum / count) * 1e4) / 1e4;
  return new Map(
    districts.map(({ state, district }, index) => {
      const { count, lat, lon } = sums[index] ?? { count: 1, lat: 0, lon: 0 };
      const middle = { lat: mean(lat, count), lon: mean(lon, count) };
      return [`${state}/${district}`, { name: district, state, district, ...middle }];
    }),
  );
}

function districtKeys(): ReadonlyMap<string, readonly string[]> {
  const all = states.flatMap((state) => districtsOf(state.name));
  return new Map(
    all.map(({ state, name, aliases }) => [
      `${state}/${name}`,
      [...new Set([name, ...aliases].map(nameKey))],
    ]),
  );
}

/** Names in Indian scripts: `[state, Latin name, name]`, in all languages and spellings. */
function* scriptNames(): Generator<[state: string, latin: string, name: string]> {
  for (const { districts = {}, towns = {} } of Object.values(placeTexts)) {
    yield* placeLines(districts);
    yield* placeLines(towns);
  }
  for (const [id, names] of Object.entries(otherSpellings)) {
    const at = id.indexOf('/');
    for (const name of names) yield [id.slice(0, at), id.slice(at + 1), name];
  }
}

/** Keys in Indian scripts by `state/key of the Latin name`. */
function scriptKeys(): ReadonlyMap<string, ReadonlySet<string>> {
  const keys = new Map<string, Set<string>>();
  for (const [state, latin, name] of scriptNames()) {
    const id = `${state}/${nameKey(latin)}`;
    keys.set(id, (keys.get(id) ?? new Set()).add(nameKey(name)));
  }
  return keys;
}

/** The Latin name for a key in an Indian script, for places that the table of places spells otherwise, and for states. */
function latinByScript(): ReadonlyMap<string, string> {
  const states = Object.values(placeTexts).flatMap((text) => [...placeLines(text.states ?? {})]);
  const all = [...scriptNames(), ...states];
  return new Map(all.map(([, latin, name]) => [nameKey(name), latin]));
}

/** The entries, each also under the names that Indian scripts have for it. */
function buildEntries(): readonly Entry[] {
  const inScripts = scriptKeys();
  const { districts, districtOf } = placeTable();
  return latinEntries().flatMap((entry) => {
    const state =
      entry.kind === 'place' ? districts[districtOf[entry.index] ?? 0]?.state : entry.place.state;
    const keys = inScripts.get(`${state}/${entry.key}`) ?? [];
    return [entry, ...[...keys].map((key) => ({ ...entry, key }))];
  });
}

function latinEntries(): readonly Entry[] {
  const entries: Entry[] = [];
  const headed = new Set<string>();
  const keysOf = districtKeys();
  const middles = districtMiddles();
  const { names, districtOf, districts } = placeTable();
  for (let index = 0; index < names.length; index++) {
    const { state, district } = districts[districtOf[index] ?? 0] ?? { state: '', district: '' };
    const own = nameKey(names[index] ?? '');
    const spellings = keysOf.get(`${state}/${district}`) ?? [];
    const headquarters = spellings.includes(own);
    entries.push({ key: own, standing: headquarters ? 0 : 1, kind: 'place', index });
    if (!headquarters) continue;
    headed.add(`${state}/${district}`);
    for (const key of spellings) {
      if (key !== own) entries.push({ key, standing: 2, kind: 'place', index });
    }
  }
  for (const [id, keys] of keysOf) {
    const place = headed.has(id) ? undefined : middles.get(id);
    if (!place) continue;
    for (const key of keys) entries.push({ key, standing: 3, kind: 'district', place });
  }
  return entries;
}

type Scored = { entry: Entry; score: number };

let entries: readonly Entry[] | undefined;
/** The entries by the first two letters of their keys, so that a name is looked for among some hundred, not among all. */
let byBeginning: ReadonlyMap<string, readonly Entry[]> | undefined;
let latinOf: ReadonlyMap<string, string> | undefined;

const BEGINNING = 2;

/** `Map.groupBy`, which phones of before 2023 lack. */
function groupedByBeginning(all: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of all) {
    const beginning = entry.key.slice(0, BEGINNING);
    const group = groups.get(beginning);
    if (group) group.push(entry);
    else groups.set(beginning, [entry]);
  }
  return groups;
}

/** Every entry whose key is `wanted`; with at least two letters also every one that begins with it. */
function mayBeNamed(wanted: string): readonly Entry[] {
  entries ??= buildEntries();
  byBeginning ??= groupedByBeginning(entries);
  return byBeginning.get(wanted.slice(0, BEGINNING)) ?? [];
}

/** Entries whose key is the wanted one or begins with it; lower scores are better. */
function namedSo(wanted: string): Scored[] {
  return mayBeNamed(wanted).flatMap((entry) => {
    if (!entry.key.startsWith(wanted)) return [];
    return [{ entry, score: entry.standing + (entry.key === wanted ? 0 : 4) }];
  });
}

/** Entries within edit distance 1 (2 from eight letters on); none for short words, which would match all. */
function spelledAlmostSo(all: readonly Entry[], wanted: string): Scored[] {
  const limit = editsAllowed(wanted);
  if (limit === 0) return [];
  return all.flatMap((entry) => {
    const edits = editDistance(entry.key, wanted, limit);
    return edits <= limit ? [{ entry, score: edits * 4 + entry.standing }] : [];
  });
}

const resolve = (entry: Entry): FoundPlace =>
  entry.kind === 'place'
    ? { ...placeAt(entry.index), kind: 'place' }
    : { ...entry.place, kind: 'district' };

/** True when every word after the first comma is the place's state, district or "India". */
function fits(place: Place, hints: readonly string[]): boolean {
  return hints.every((hint) => {
    if (nameKey(hint) === 'india') return true;
    const latin = latinOf?.get(nameKey(hint)) ?? hint;
    if (findState(latin)) return findState(latin)?.name === place.state;
    const district = findDistrict(latin, place.state);
    if (district) return district.name === place.district;
    return findDistrict(latin) === null;
  });
}

function wantedKey(name: string): string {
  const typed = nameKey(name);
  return otherNames[typed] ?? typed;
}

/**
 * The place or district with exactly this name, in Latin letters or an Indian script; null where the name is only
 * a prefix of another, or only similar.
 */
export function placeCalled(name: string): FoundPlace | null {
  const wanted = wantedKey(name);
  latinOf ??= latinByScript();
  const called = mayBeNamed(wanted)
    .filter((entry) => entry.key === wanted)
    .sort((a, b) => a.standing - b.standing);
  const [best] = called;
  if (best) return resolve(best);
  const latin = latinOf.get(wanted);
  return latin ? (searchPlaces(latin, 1)[0] ?? null) : null;
}

/**
 * Finds places and districts for a typed name ("Yavatmal", "pune, maharashtra", "Bangalore",
 * "nagpor", names in Devanagari or Telugu): exact names first, then prefixes, and near spellings only when there is
 * neither. Empty when nothing in India is called so. At most `limit` answers (default 8).
 */
export function searchPlaces(query: string, limit = 8): readonly FoundPlace[] {
  const [first = '', ...hints] = query.split(',').map((part) => part.trim());
  const wanted = wantedKey(first);
  if (wanted.length < BEGINNING) return [];
  entries ??= buildEntries();
  latinOf ??= latinByScript();
  const named = namedSo(wanted);
  const latin = nameKey(latinOf.get(wanted) ?? wanted);
  const ranked = named.length > 0 ? named : spelledAlmostSo(entries, otherNames[latin] ?? latin);
  ranked.sort((a, b) => a.score - b.score || a.entry.key.localeCompare(b.entry.key, 'en'));
  const found: FoundPlace[] = [];
  for (const { entry } of ranked) {
    const place = resolve(entry);
    const known = found.some((other) => other.lat === place.lat && other.lon === place.lon);
    if (!known && fits(place, hints.filter(Boolean))) found.push(place);
    if (found.length === limit) break;
  }
  return found;
}
