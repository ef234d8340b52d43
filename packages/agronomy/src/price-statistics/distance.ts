export type Point = { latitudeDeg: number; longitudeDeg: number };

/** Mean radius of the earth, km (IUGG). */
const EARTH_RADIUS_KM = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance (km) by the haversine formula. */
export function straightDistanceKm(from: Point, to: Point): number {
  const byLatitude = Math.sin(radians(to.latitudeDeg - from.latitudeDeg) / 2) ** 2;
  const byLongitude = Math.sin(radians(to.longitudeDeg - from.longitudeDeg) / 2) ** 2;
  const shrink = Math.cos(radians(from.latitudeDeg)) * Math.cos(radians(to.latitudeDeg));
  const part = Math.min(1, byLatitude + shrink * byLongitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(part));
}

/** Roads are longer than the straight line; a third more is the usual finding for road networks (Ballou 2002: 1.31 for India). */
export const ROAD_FACTOR = 1.3;

/** Distance by road (km), estimated from the straight line. */
export function roadDistanceKm(from: Point, to: Point): number {
  return straightDistanceKm(from, to) * ROAD_FACTOR;
}
