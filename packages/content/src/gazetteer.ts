import { outlineAt } from './district-outlines.ts';
import { nearestPlace } from './place-table.ts';

/** Result of reverse geocoding. */
export type NamedPoint = {
  formatted: string;
  city: string;
  state: string;
  district: string | null;
  country: 'India';
  postcode: string | null;
  town: string | null;
  village: string | null;
  /** Kilometres to the place that gave the name. */
  placeKm: number;
};

/** Districts that are one city throughout: the city is named, the locality becomes the town. */
const cityDistricts: Readonly<Record<string, string>> = {
  'Maharashtra/Mumbai City': 'Mumbai',
  'Maharashtra/Mumbai Suburban': 'Mumbai',
  'West Bengal/Kolkata': 'Kolkata',
  'Tamil Nadu/Chennai': 'Chennai',
  'Telangana/Hyderabad': 'Hyderabad',
  'Chandigarh/Chandigarh': 'Chandigarh',
};

/** A place this near names the point even across a district outline, which is exact to a kilometre or two. */
const sameTownKm = 2.5;
/** Farthest locality that names a point inside a big city. */
const localityKm = 4;
/** Places outside every outline (Diu, Yanam, small islands) name points within this distance. */
const islandKm = 10;

function cityOf(state: string, district: string): string | null {
  if (state === 'Delhi') return district === 'New Delhi' ? 'New Delhi' : 'Delhi';
  return cityDistricts[`${state}/${district}`] ?? null;
}

function name(place: string, state: string, district: string, placeKm: number): NamedPoint {
  const city = cityOf(state, district) ?? place;
  const town = city === place || placeKm > localityKm ? null : place;
  const parts = [...new Set([town, city, district, state].filter(Boolean))];
  return {
    formatted: [...parts, 'India'].join(', '),
    city,
    state,
    district: district || null,
    country: 'India',
    postcode: null,
    town,
    village: null,
    placeKm: Math.round(placeKm * 10) / 10,
  };
}

/** Names a point outside all outlines by a place that is outside them too; null if none is near. */
function nameIsland(lat: number, lon: number): NamedPoint | null {
  const nearest = nearestPlace(lat, lon, () => true);
  if (!nearest || nearest.km > islandKm) return null;
  const { place, km } = nearest;
  return outlineAt(place.lat, place.lon) ? null : name(place.name, place.state, place.district, km);
}

/**
 * Names a point in India without any network: point in district outline of 2011, then the nearest
 * GeoNames place in it, which also tells districts formed since. Postcode and village are never
 * known here. Null outside India and at sea. The nearest place is not always the farmer's own:
 * let the farmer correct it.
 */
export function reverseGeocode(lat: number, lon: number): NamedPoint | null {
  if (!(lat >= 6 && lat <= 38 && lon >= 67 && lon <= 98)) return null;
  const outline = outlineAt(lat, lon);
  if (!outline) return nameIsland(lat, lon);
  const { state } = outline;
  const [district = ''] = outline.districts;
  const sameTown = nearestPlace(lat, lon, (placeState) => placeState === state);
  if (sameTown && sameTown.km <= sameTownKm && sameTown.place.district) {
    return name(sameTown.place.name, state, sameTown.place.district, sameTown.km);
  }
  const inside = nearestPlace(
    lat,
    lon,
    (placeState, placeDistrict) =>
      placeState === state && outline.districts.includes(placeDistrict),
  );
  if (!inside) {
    return district ? name(district, state, district, sameTown?.km ?? 0) : stateOnly(state);
  }
  return name(inside.place.name, state, inside.place.district, inside.km);
}

function stateOnly(state: string): NamedPoint {
  return { ...name(state, state, '', 0), city: state };
}
