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

/** Stores a place named by the farmer, the profile or the device. */
export function keepPlace(place: Place): void {
  writeJson(KEY, place);
  set({ status: 'known', place });
}

/** Deletes the stored place, as on logout. */
export function forgetPlace(): void {
  removeKey(KEY);
  set(UNKNOWN);
}

/** Rereads the stored place, which another tab may have changed. */
export function readPlaceAgain(): void {
  set(start());
}

/** About a kilometre: within this distance place and name are kept. */
const SAME_PLACE_DEGREES = 0.01;

function isNear(place: Place, lat: number, lon: number): boolean {
  if (place.lat === null || place.lon === null) return false;
  const far = Math.max(Math.abs(place.lat - lat), Math.abs(place.lon - lon));
  return far < SAME_PLACE_DEGREES;
}

let inFlight: Promise<void> | null = null;

async function ask(): Promise<void> {
  const before = placeState();
  if (before.status !== 'known') set({ status: 'asking' });
  const answer = await askDevice();
  if (!answer.ok) {
    // The account may have told the place while the device was asked.
    if (placeState().status !== 'known') set({ status: 'refused', problem: answer.problem });
  } else if (before.status !== 'known' || !isNear(before.place, answer.lat, answer.lon)) {
    keepPlace({ lat: answer.lat, lon: answer.lon, city: null, source: 'device' });
  }
}

/**
 * Requests the device's position once; call it only after the reason was shown. A known place
 * stays until the device reports another.
 */
export function requestPlace(): Promise<void> {
  inFlight ??= ask().finally(() => {
    inFlight = null;
  });
  return inFlight;
}

export function usePlace(): PlaceState {
  return useSyncExternalStore(signal.subscribe, placeState, () => UNKNOWN);
}
