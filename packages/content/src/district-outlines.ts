import { outlinesText } from './generated/district-outlines-data.ts';
import { insidePacked, kmToEdge, type PackedRings, unpackRings } from './rings.ts';

export type Outline = {
  state: string;
  /** The 2011 district under its present name, then districts carved out of it since. */
  districts: readonly string[];
  shape: PackedRings;
};

let outlines: readonly Outline[] | undefined;

function loadOutlines(): readonly Outline[] {
  outlines ??= outlinesText.split('\n').map((line) => {
    const [state = '', districts = '', packed = ''] = line.split('|');
    return {
      state,
      districts: districts.split(';'),
      shape: unpackRings(Buffer.from(packed, 'base64')),
    };
  });
  return outlines;
}

/** Simplified outlines leave slivers along coasts and borders; points within this distance belong to the outline. */
const sliverKm = 2;

/**
 * The district outline of 2011 that holds the point, or the nearest one within 2 km of it (slivers
 * of the simplified shapes); null further out.
 */
export function outlineAt(lat: number, lon: number): Outline | null {
  const all = loadOutlines();
  for (const outline of all) if (insidePacked(outline.shape, lon, lat)) return outline;
  const margin = sliverKm / 90;
  let best: { outline: Outline; km: number } | null = null;
  for (const outline of all) {
    const { west, east, south, north } = outline.shape.box;
    if (lon < west - margin || lon > east + margin) continue;
    if (lat < south - margin || lat > north + margin) continue;
    const km = kmToEdge(outline.shape, lon, lat);
    if (km <= sliverKm && (best === null || km < best.km)) best = { outline, km };
  }
  return best?.outline ?? null;
}
