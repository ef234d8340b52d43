import { reverseGeocode } from '@ankur/content/gazetteer';
import type { Geocoder } from './geocoding.ts';

/** The built-in gazetteer: no network, India only. */
export function createGazetteer(): Geocoder {
  return { source: 'gazetteer', reverse: async (lat, lon) => reverseGeocode(lat, lon) };
}
