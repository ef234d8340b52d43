import type { Point } from '@ankur/agronomy/polygon-area';

export interface Drawn {
  /** `x,y` of each point, north up, in a square of `side`. */
  points: readonly (readonly [number, number])[];
  /** Metres of the side of the square. */
  metres: number;
}

const METRES_PER_DEGREE = 111_320;

/** Points on a plane of metres around the first one, drawn into a square with a margin; right for fields of some km. */
export function drawOutline(walked: readonly Point[], side: number, margin: number): Drawn {
  const [first] = walked;
  if (!first) return { points: [], metres: 0 };
  const scaleEast = METRES_PER_DEGREE * Math.cos((first[0] * Math.PI) / 180);
  const plane = walked.map(([lat, lon]) => [
    (lon - first[1]) * scaleEast,
    (lat - first[0]) * METRES_PER_DEGREE,
  ]) as [number, number][];
  const east = plane.map(([x]) => x);
  const north = plane.map(([, y]) => y);
  const metres = Math.max(
    Math.max(...east) - Math.min(...east),
    Math.max(...north) - Math.min(...north),
    1,
  );
  const scale = (side - 2 * margin) / metres;
  return {
    points: plane.map(([x, y]) => [
      margin + (x - Math.min(...east)) * scale,
      margin + (Math.max(...north) - y) * scale,
    ]),
    metres,
  };
}

/** Metres between two points, on a plane. */
export function metresBetween([lat1, lon1]: Point, [lat2, lon2]: Point): number {
  const east = (lon2 - lon1) * METRES_PER_DEGREE * Math.cos((lat1 * Math.PI) / 180);
  return Math.hypot(east, (lat2 - lat1) * METRES_PER_DEGREE);
}

/** At most `max` of the points of a border, evenly taken, so that it is closed all around. */
export const evenlyTaken = (points: readonly Point[], max: number): readonly Point[] => {
  const placeOf = (index: number) => Math.floor((index * max) / points.length);
  if (points.length <= max) return points;
  return points.filter((_, index) => placeOf(index) !== placeOf(index - 1));
};
