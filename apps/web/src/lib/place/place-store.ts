import { useSyncExternalStore } from 'react';
import { createSignal } from '../signal.ts';
import { PERSONAL_KEY_PREFIX, readJson, removeKey, writeJson } from '../storage/storage.ts';
import { askDevice } from './ask-device.ts';
import { type Place, type PlaceState, parsePlace } from './place.ts';

const KEY = `${PERSONAL_KEY_PREFIX}place`;
const UNKNOWN: PlaceState = { status: 'unknown' };
const signal = createSignal();
let state: PlaceState | null = null;

function set(next: PlaceState): void {
  state = next;
  signal.emit();
}

function start(): PlaceState {
  const kept = readJson(KEY, parsePlace);
  return kept ? { status: 'known', place: kept } : UNKNOWN;
}

export function placeState(): PlaceState {
  state ??= start();
  return state;
}

/** Keeps a place named by the farmer, the profile or the device, for this and later visits. */
export function keepPlace(place: Place): void {
  writeJson(KEY, place);
  set({ status: 'known', place });
}

/** Forgets the place, as on logout. */
export function forgetPlace(): void {
  removeKey(KEY);
  set(UNKNOWN);
}

/** Asks the device once where it is; call it only after a sentence has said why. */
export async function requestPlace(): Promise<void> {
  if (placeState().status === 'asking') return;
  const before = placeState();
  set({ status: 'asking' });
  const answer = await askDevice();
  if (answer.ok) {
    keepPlace({ lat: answer.lat, lon: answer.lon, city: null, source: 'device' });
  } else {
    set(before.status === 'known' ? before : { status: 'refused', problem: answer.problem });
  }
}

export function usePlace(): PlaceState {
  return useSyncExternalStore(signal.subscribe, placeState, () => UNKNOWN);
}
