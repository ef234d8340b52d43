import { PERSONAL_KEY_PREFIX, readJson, writeText } from '../../lib/storage/storage.ts';

export interface MarketPlace {
  district: string;
  state: string;
  /** Null when only a default district is known. */
  point: { lat: number; lon: number } | null;
}

const KEY = `${PERSONAL_KEY_PREFIX}market-place`;

/** Parses the stored place of an earlier visit; null when invalid. */
function parsePlace(value: unknown): MarketPlace | null {
  const { district, state, point } = (value ?? {}) as Record<string, unknown>;
  if (typeof district !== 'string' || typeof state !== 'string') return null;
  const { lat, lon } = (point ?? {}) as Record<string, unknown>;
  const isPoint = typeof lat === 'number' && typeof lon === 'number';
  return { district, state, point: isPoint ? { lat, lon } : null };
}

/** The place for market prices of the last visit; null without one. */
export const readMarketPlace = (): MarketPlace | null => readJson(KEY, parsePlace);

/** Keeps a place, as JSON, for a visit without a network. */
export function keepMarketPlace(place: string): void {
  writeText(KEY, place);
}
