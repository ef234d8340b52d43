/** WGS 84: equatorial radius (m) and first eccentricity. NIMA TR8350.2. */
const EQUATORIAL_RADIUS_M = 6_378_137;
const ECCENTRICITY = 0.081_819_190_842_622;
/** Radius of the sphere with the area of the ellipsoid. Snyder (1987), USGS Professional Paper 1395, eq 3-13. */
const AUTHALIC_RADIUS_M = 6_371_007.181;
/** Of a two-dimensional normal error, 95 % lie within this many standard deviations of one axis. */
const SIGMAS_IN_95_PERCENT_CIRCLE = 2.4477;
const SIGMAS_IN_95_PERCENT_RANGE = 1.96;

/** Latitude and longitude in degrees. */
export type Point = readonly [number, number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The q of Snyder eq 3-12, by which areas on the ellipsoid are exact. */
function q(latitude: number): number {
  const e = ECCENTRICITY;
  const sine = Math.sin(latitude);
  const inside = (1 - e * sine) / (1 + e * sine);
  return (1 - e * e) * (sine / (1 - (e * sine) ** 2) - Math.log(inside) / (2 * e));
}

const Q_POLE = q(Math.PI / 2);

/** Points of the boundary, each with the one before and the one after it; the ring closes by itself. */
function neighbours(boundary: readonly Point[]): [Point, Point, Point][] {
  const count = boundary.length;
  return boundary.map((point, index) => [
    boundary[(index + count - 1) % count] ?? point,
    point,
    boundary[(index + 1) % count] ?? point,
  ]);
}

/**
 * Area in m² inside a boundary on the WGS 84 ellipsoid, whichever way round it was walked: the trapezoid rule in the
 * equal-area projection (Snyder eq 10-17, 10-18), whose sides differ from geodesics by less than 0.01 % at 1 km.
 * Fewer than three points enclose nothing.
 */
export function boundaryAreaM2(boundary: readonly Point[]): number {
  const doubled = neighbours(boundary).reduce((sum, [, [lat1, lon1], [lat2, lon2]]) => {
    const height = (q(radians(lat1)) + q(radians(lat2))) / Q_POLE;
    return sum + (radians(lon2) - radians(lon1)) * height;
  }, 0);
  return (AUTHALIC_RADIUS_M ** 2 * Math.abs(doubled)) / 2;
}

/**
 * Half the range (m²) in which the area lies with 95 % probability when every point was measured on its own with
 * `accuracyM`, the radius of 95 % that the Geolocation API gives: the law of propagation of uncertainty (JCGM 100:2008,
 * eq 10) through the shoelace formula. Errors that all points share move the field and do not change its area.
 */
export function boundaryAreaErrorM2(boundary: readonly Point[], accuracyM: number): number {
  const sigmaM = accuracyM / SIGMAS_IN_95_PERCENT_CIRCLE;
  const squares = neighbours(boundary).reduce((sum, [[lat1, lon1], [lat], [lat2, lon2]]) => {
    const north = radians(lat2 - lat1) * EQUATORIAL_RADIUS_M;
    const east = radians(lon2 - lon1) * EQUATORIAL_RADIUS_M * Math.cos(radians(lat));
    return sum + north ** 2 + east ** 2;
  }, 0);
  return (SIGMAS_IN_95_PERCENT_RANGE * sigmaM * Math.sqrt(squares)) / 2;
}

const side = ([ay, ax]: Point, [by, bx]: Point, [cy, cx]: Point): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** Whether a boundary crosses itself, so that it encloses no one area. */
export function crossesItself(boundary: readonly Point[]): boolean {
  const sides = neighbours(boundary).map(([, from, to]) => [from, to] as const);
  return sides.some(([a, b], first) =>
    sides.some(([c, d], second) => {
      const apart = Math.abs(first - second);
      if (second <= first || apart === 1 || apart === sides.length - 1) return false;
      return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
    }),
  );
}
