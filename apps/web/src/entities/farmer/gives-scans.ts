import { placeState } from '../../lib/place/place-store.ts';
import { PERSONAL_KEY_PREFIX, readText, writeText } from '../../lib/storage/storage.ts';

const KEY = `${PERSONAL_KEY_PREFIX}gives-scans`;
const tenths = (degrees: number) => Math.round(degrees * 10) / 10;

/** Remembers on this device whether the farmer gives kept scans for training, as the account says. */
export const keepGivesScans = (gives: boolean): void => {
  writeText(KEY, gives ? 'yes' : 'no');
};

/** The place of a scan to a tenth of a degree, only of a farmer who gives scans for training. */
export function placeOfScan(): { lat: number | null; lon: number | null } {
  const state = placeState();
  const { lat, lon } = state.status === 'known' ? state.place : { lat: null, lon: null };
  if (readText(KEY) !== 'yes' || lat === null || lon === null) return { lat: null, lon: null };
  return { lat: tenths(lat), lon: tenths(lon) };
}
