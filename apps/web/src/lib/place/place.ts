/** Where the farmer is; coordinates are null when a place was only named. */
export interface Place {
  lat: number | null;
  lon: number | null;
  city: string | null;
  source: 'device' | 'chosen' | 'profile';
}

export type PlaceProblem = 'denied' | 'unsupported' | 'failed';

/** The current state of the farmer's place. */
export type PlaceState =
  | { status: 'unknown' }
  | { status: 'asking' }
  | { status: 'known'; place: Place }
  | { status: 'refused'; problem: PlaceProblem };

/** A place in the words of the API. */
export type Where = { city: string } | { lat: number; lon: number };

/** The coordinates of a place where they are known, else its name; null without both. */
export function whereOf(place: Place | null): Where | null {
  if (!place) return null;
  if (place.lat !== null && place.lon !== null) return { lat: place.lat, lon: place.lon };
  return place.city ? { city: place.city } : null;
}

const inRange = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit;

/** Parses a stored place; null when invalid. */
export function parsePlace(value: unknown): Place | null {
  if (typeof value !== 'object' || value === null) return null;
  const { lat, lon, city, source } = value as Record<string, unknown>;
  if (source !== 'device' && source !== 'chosen' && source !== 'profile') return null;
  const name = typeof city === 'string' && city.trim() !== '' ? city : null;
  if (inRange(lat, 90) && inRange(lon, 180)) return { lat, lon, city: name, source };
  return name ? { lat: null, lon: null, city: name, source } : null;
}

/** The first word of a city's name, as the top bar shows it. */
export function firstWord(city: string): string {
  return city.trim().split(/[\s,]+/)[0] ?? '';
}
