import { districtNames } from './districts-data.ts';
import { nameKey, splitNames } from './name-key.ts';
import { stateRows } from './states-data.ts';

export type State = {
  code: string;
  name: string;
  kind: 'state' | 'union-territory';
  aliases: readonly string[];
};

export type District = { name: string; state: string; aliases: readonly string[] };

/** The 28 states and 8 union territories, states first, each group in alphabetical order. */
export const states: readonly State[] = stateRows.map(([code, kind, names]) => ({
  code,
  kind,
  ...splitNames(names),
}));

const districtsByState = new Map<string, readonly District[]>(
  states.map((state) => [
    state.name,
    (districtNames[state.name] ?? []).map((line) => ({ state: state.name, ...splitNames(line) })),
  ]),
);

const stateByKey = new Map<string, State>();
for (const state of states) {
  for (const name of [state.code, state.name, ...state.aliases]) {
    stateByKey.set(nameKey(name), state);
  }
}

const districtsByKey = new Map<string, District[]>();
for (const district of [...districtsByState.values()].flat()) {
  const keys = new Set([district.name, ...district.aliases].map(nameKey));
  for (const key of keys) districtsByKey.set(key, [...(districtsByKey.get(key) ?? []), district]);
}

/** Divided states, whose rows in feeds still have districts of the newer state or territory. */
const partedStates: Readonly<Record<string, string>> = {
  'Andhra Pradesh': 'Telangana',
  'Jammu and Kashmir': 'Ladakh',
};

/** Finds a state or territory by any known spelling or its two-letter code; null when unknown. */
export function findState(name: string): State | null {
  return stateByKey.get(nameKey(name)) ?? null;
}

/** Districts of a state (any spelling) in alphabetical order; empty when the state is unknown. */
export function districtsOf(stateName: string): readonly District[] {
  const state = findState(stateName);
  return state ? (districtsByState.get(state.name) ?? []) : [];
}

/**
 * Finds a district by any known spelling. With a state only that state is searched; without one a
 * name that several states share (Aurangabad, Bilaspur …) is ambiguous and returns null. Old rows
 * that place a Telangana district in Andhra Pradesh, or Leh in Jammu and Kashmir, are corrected.
 */
export function findDistrict(name: string, stateName?: string): District | null {
  const found = districtsByKey.get(nameKey(name)) ?? [];
  if (stateName === undefined) return found.length === 1 ? (found[0] ?? null) : null;
  const state = findState(stateName);
  if (!state) return null;
  const inState = (wanted?: string) => found.find((district) => district.state === wanted);
  return inState(state.name) ?? inState(partedStates[state.name]) ?? null;
}
