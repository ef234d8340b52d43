import { toCsv } from '../../platform/csv/to-csv.ts';

type Cell = string | number | boolean | null;

const cellOf = (value: unknown): Cell => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  return JSON.stringify(value);
};

/** A table of the export for a spreadsheet; null for what is not a list of rows or holds none. */
export function csvOf(told: unknown): string | null {
  if (!Array.isArray(told) || told.length === 0) return null;
  const rows: Record<string, unknown>[] = told.filter(
    (row) => typeof row === 'object' && row !== null,
  );
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return toCsv(
    columns,
    rows.map((row) => columns.map((column) => cellOf(row[column]))),
  );
}

type Position = [number, number];

/** Twice the area of a ring in square degrees, negative where it goes clockwise. */
const turnOf = (ring: readonly Position[]): number =>
  ring.reduce((sum, [east, north], index) => {
    const [nextEast, nextNorth] = ring[(index + 1) % ring.length] ?? [east, north];
    return sum + east * nextNorth - nextEast * north;
  }, 0);

/** A ring from the same first point, counterclockwise, whichever way round it was walked. */
const counterclockwise = ([first, ...rest]: readonly Position[]): Position[] => {
  if (first === undefined) return [];
  return turnOf([first, ...rest]) < 0 ? [first, ...rest.reverse()] : [first, ...rest];
};

/** The fields of a farm as GeoJSON (RFC 7946): a polygon where one was walked, else a point, else no geometry. */
export function geoJsonOf(fields: unknown): string | null {
  if (!Array.isArray(fields) || fields.length === 0) return null;
  const geometry = ({ boundary, lat, lon }: Record<string, unknown>) => {
    if (Array.isArray(boundary)) {
      const walked = boundary.map(([north, east]: Position): Position => [east, north]);
      const ring = counterclockwise(walked);
      return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
    }
    return typeof lat === 'number' ? { type: 'Point', coordinates: [lon, lat] } : null;
  };
  const features = fields.map((field: Record<string, unknown>) => {
    const { boundary: _, lat: __, lon: ___, id, ...properties } = field;
    return { type: 'Feature', id, geometry: geometry(field), properties };
  });
  return JSON.stringify({ type: 'FeatureCollection', features }, null, 2);
}
