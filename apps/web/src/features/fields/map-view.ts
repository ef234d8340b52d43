import type { Point } from '@ankur/agronomy/polygon-area';

/** Pixels of a tile's side. */
const TILE = 256;
export const ZOOM = { min: 4, max: 19 };
/** The whole of India, where nothing is known of the farm. */
export const INDIA = { centre: [22.5, 79.5], zoom: 4 } as const satisfies MapView;
/** Close enough to see a field. */
export const FIELD_ZOOM = 17;

/** What a map shows: the point in its middle, and how close. */
export interface MapView {
  centre: Point;
  zoom: number;
}

export interface Tile {
  url: string;
  /** Pixels from the upper left corner of the map. */
  left: number;
  top: number;
}

/** Pixels of the world from its north-western corner at a zoom (Web Mercator, EPSG:3857). */
function worldOf([lat, lon]: Point, zoom: number): [number, number] {
  const size = TILE * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return [
    ((lon + 180) / 360) * size,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  ];
}

function pointOf([x, y]: readonly [number, number], zoom: number): Point {
  const size = TILE * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return [lat, (x / size) * 360 - 180];
}

/** Where a point lies on a square map of `side` pixels, from its upper left corner. */
export function onMap(point: Point, { centre, zoom }: MapView, side: number): [number, number] {
  const [x, y] = worldOf(point, zoom);
  const [middleX, middleY] = worldOf(centre, zoom);
  return [x - middleX + side / 2, y - middleY + side / 2];
}

/** The point of the earth under a place of the map. */
export function fromMap(
  [x, y]: readonly [number, number],
  { centre, zoom }: MapView,
  side: number,
): Point {
  const [middleX, middleY] = worldOf(centre, zoom);
  return pointOf([middleX + x - side / 2, middleY + y - side / 2], zoom);
}

/** The tiles that cover a map; `template` has `{z}`, `{x}` and `{y}`. */
export function tilesOf(template: string, { centre, zoom }: MapView, side: number): Tile[] {
  const [middleX, middleY] = worldOf(centre, zoom);
  const [west, north] = [middleX - side / 2, middleY - side / 2];
  const count = 2 ** zoom;
  const tiles: Tile[] = [];
  for (let row = Math.floor(north / TILE); row * TILE < north + side; row++)
    for (let column = Math.floor(west / TILE); column * TILE < west + side; column++) {
      if (row < 0 || row >= count) continue;
      const x = ((column % count) + count) % count;
      tiles.push({
        url: template
          .replaceAll('{z}', String(zoom))
          .replaceAll('{x}', String(x))
          .replaceAll('{y}', String(row)),
        left: column * TILE - west,
        top: row * TILE - north,
      });
    }
  return tiles;
}

/** The closest view that holds all points with a margin; null without points. */
export function viewOf(points: readonly Point[], side: number, margin: number): MapView | null {
  if (points.length === 0) return null;
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const centre: Point = [middle(points.map(([lat]) => lat)), middle(points.map(([, lon]) => lon))];
  const holds = (zoom: number) =>
    points.every((point) =>
      onMap(point, { centre, zoom }, side).every((at) => at >= margin && at <= side - margin),
    );
  let zoom = ZOOM.max;
  while (zoom > ZOOM.min && !holds(zoom)) zoom -= 1;
  return { centre, zoom };
}
