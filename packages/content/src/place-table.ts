import { distanceKm } from './distance.ts';
import { placesText } from './generated/places-data.ts';

export type Place = { name: string; state: string; district: string; lat: number; lon: number };

export type PlaceTable = {
  names: readonly string[];
  lats: Float32Array;
  lons: Float32Array;
  /** Index into `districts`, per place. */
  districtOf: Uint16Array;
  /** `{state, district}`; the district is '' where neither GeoNames nor an outline tells. */
  districts: readonly { state: string; district: string }[];
};

function parsePlaces(text: string): PlaceTable {
  const names: string[] = [];
  const lats: number[] = [];
  const lons: number[] = [];
  const districtOf: number[] = [];
  const districts: { state: string; district: string }[] = [];
  for (const line of text.split('\n')) {
    const [first = '', second = '', third = ''] = line.split('|');
    if (first.startsWith('#')) {
      districts.push({ state: first.slice(1), district: second });
      continue;
    }
    names.push(first);
    lats.push(Number(second));
    lons.push(Number(third));
    districtOf.push(districts.length - 1);
  }
  return {
    names,
    lats: Float32Array.from(lats),
    lons: Float32Array.from(lons),
    districtOf: Uint16Array.from(districtOf),
    districts,
  };
}

let table: PlaceTable | undefined;

/** The GeoNames places, unpacked on first use. */
export function placeTable(): PlaceTable {
  table ??= parsePlaces(placesText);
  return table;
}

/** The place at an index of the table. */
export function placeAt(index: number): Place {
  const { names, lats, lons, districtOf, districts } = placeTable();
  const { state, district } = districts[districtOf[index] ?? 0] ?? { state: '', district: '' };
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return {
    name: names[index] ?? '',
    state,
    district,
    lat: round(lats[index] ?? 0),
    lon: round(lons[index] ?? 0),
  };
}

/**
 * The nearest place whose district passes the filter, with its distance in kilometres; null when
 * no place passes.
 */
export function nearestPlace(
  lat: number,
  lon: number,
  accepts: (state: string, district: string) => boolean,
): { place: Place; km: number } | null {
  const { lats, lons, districtOf, districts } = placeTable();
  const accepted = districts.map(({ state, district }) => accepts(state, district));
  const shrink = Math.cos((lat * Math.PI) / 180);
  let best = -1;
  let bestSquared = Number.POSITIVE_INFINITY;
  for (let index = 0; index < lats.length; index++) {
    if (!accepted[districtOf[index] ?? 0]) continue;
    const dLat = (lats[index] ?? 0) - lat;
    const dLon = ((lons[index] ?? 0) - lon) * shrink;
    const squared = dLat * dLat + dLon * dLon;
    if (squared < bestSquared) {
      bestSquared = squared;
      best = index;
    }
  }
  if (best < 0) return null;
  const place = placeAt(best);
  return { place, km: distanceKm(lat, lon, place.lat, place.lon) };
}
