/** A closed ring of [longitude, latitude] points in degrees. */
export type Ring = readonly (readonly [lon: number, lat: number])[];

/** The grid that outlines are kept on: 16 bits over the box that holds India. */
const west = 67;
const south = 6;
const stepDegrees = 32 / 65535;

/** Packs rings as little-endian 16-bit words: per ring the number of points, then lon, lat pairs. */
export function packRings(rings: readonly Ring[]): Buffer {
  const words = rings.flatMap((ring) => [
    ring.length,
    ...ring.flatMap(([lon, lat]) => [
      Math.round((lon - west) / stepDegrees),
      Math.round((lat - south) / stepDegrees),
    ]),
  ]);
  const bytes = Buffer.alloc(words.length * 2);
  for (const [index, word] of words.entries()) bytes.writeUInt16LE(word, index * 2);
  return bytes;
}

/** A set of rings as flat coordinate arrays (degrees) with their bounding box. */
export type PackedRings = {
  lons: Float32Array;
  lats: Float32Array;
  /** Index of the first point of each ring, then the total as a sentinel. */
  starts: readonly number[];
  box: { west: number; south: number; east: number; north: number };
};

/** Unpacks what {@link packRings} wrote. */
export function unpackRings(bytes: Buffer): PackedRings {
  const lons: number[] = [];
  const lats: number[] = [];
  const starts: number[] = [0];
  for (let at = 0; at < bytes.length; ) {
    const points = bytes.readUInt16LE(at);
    at += 2;
    for (let point = 0; point < points; point++, at += 4) {
      lons.push(west + bytes.readUInt16LE(at) * stepDegrees);
      lats.push(south + bytes.readUInt16LE(at + 2) * stepDegrees);
    }
    starts.push(lons.length);
  }
  const box = {
    west: Math.min(...lons),
    east: Math.max(...lons),
    south: Math.min(...lats),
    north: Math.max(...lats),
  };
  return { lons: Float32Array.from(lons), lats: Float32Array.from(lats), starts, box };
}

/** True when an even-odd ray from the point crosses an odd number of edges (holes count as outside). */
export function insidePacked(shape: PackedRings, lon: number, lat: number): boolean {
  const { box, lons, lats, starts } = shape;
  if (lon < box.west || lon > box.east || lat < box.south || lat > box.north) return false;
  let inside = false;
  for (let ring = 0; ring + 1 < starts.length; ring++) {
    const first = starts[ring] ?? 0;
    const end = starts[ring + 1] ?? 0;
    for (let a = first, b = end - 1; a < end; b = a++) {
      const latA = lats[a] ?? 0;
      const latB = lats[b] ?? 0;
      if (latA > lat === latB > lat) continue;
      const lonA = lons[a] ?? 0;
      const lonB = lons[b] ?? 0;
      if (lon < ((lonB - lonA) * (lat - latA)) / (latB - latA) + lonA) inside = !inside;
    }
  }
  return inside;
}

/** The same test on unpacked rings; used when deriving the data. */
export function insideRings(rings: readonly Ring[], lon: number, lat: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let a = 0, b = ring.length - 1; a < ring.length; b = a++) {
      const [lonA, latA] = ring[a] ?? [0, 0];
      const [lonB, latB] = ring[b] ?? [0, 0];
      if (latA > lat === latB > lat) continue;
      if (lon < ((lonB - lonA) * (lat - latA)) / (latB - latA) + lonA) inside = !inside;
    }
  }
  return inside;
}

/** Shortest distance in kilometres from a point to any edge of the shape (flat-earth, near edges). */
export function kmToEdge(shape: PackedRings, lon: number, lat: number): number {
  const kmPerLat = 110.57;
  const kmPerLon = 111.32 * Math.cos((lat * Math.PI) / 180);
  let best = Number.POSITIVE_INFINITY;
  for (let ring = 0; ring + 1 < shape.starts.length; ring++) {
    const first = shape.starts[ring] ?? 0;
    const end = shape.starts[ring + 1] ?? 0;
    for (let a = first, b = end - 1; a < end; b = a++) {
      const ax = ((shape.lons[a] ?? 0) - lon) * kmPerLon;
      const ay = ((shape.lats[a] ?? 0) - lat) * kmPerLat;
      const dx = ((shape.lons[b] ?? 0) - lon) * kmPerLon - ax;
      const dy = ((shape.lats[b] ?? 0) - lat) * kmPerLat - ay;
      const squared = dx * dx + dy * dy;
      const along = squared === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / squared));
      best = Math.min(best, Math.hypot(ax + along * dx, ay + along * dy));
    }
  }
  return best;
}
