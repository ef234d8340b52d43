import { normalsText } from './generated/normals-data.ts';

/** One month of a station's normals; null where the station did not record the quantity. */
export type MonthNormal = {
  tmaxC: number | null;
  tminC: number | null;
  /** Rain of the whole month. */
  rainMm: number | null;
  /** Days of the month with 2.5 mm or more. */
  rainyDays: number | null;
  rhMorningPct: number | null;
  rhEveningPct: number | null;
  /** Mean of the morning and evening vapour pressure. */
  vapourKpa: number | null;
  /** Wind speed at 10 m. */
  wind10Ms: number | null;
  /** Reference evapotranspiration, an estimate from the other columns. */
  et0MmPerDay: number | null;
};

export type Station = {
  name: string;
  state: string;
  lat: number;
  lon: number;
  /** Null for the stations whose height the source does not state. */
  elevationM: number | null;
  /** January first, always twelve. */
  months: readonly MonthNormal[];
};

function scaled(cell: string | undefined, scale: number): number | null {
  return cell === undefined || cell === '' ? null : Number(cell) / scale;
}

function parseMonth(text: string): MonthNormal {
  const cells = text.split(',');
  const windKmh = scaled(cells[7], 10);
  return {
    tmaxC: scaled(cells[0], 10),
    tminC: scaled(cells[1], 10),
    rainMm: scaled(cells[2], 10),
    rainyDays: scaled(cells[3], 10),
    rhMorningPct: scaled(cells[4], 10),
    rhEveningPct: scaled(cells[5], 10),
    vapourKpa: scaled(cells[6], 100),
    wind10Ms: windKmh === null ? null : Math.round((windKmh / 3.6) * 100) / 100,
    et0MmPerDay: scaled(cells[8], 100),
  };
}

function parseStation(line: string): Station {
  const [name = '', state = '', lat, lon, elevation, months = ''] = line.split('|');
  return {
    name,
    state,
    lat: Number(lat),
    lon: Number(lon),
    elevationM: scaled(elevation, 1),
    months: months.split(';').map(parseMonth),
  };
}

let table: readonly Station[] | undefined;

/** The 376 stations with their twelve months, unpacked on first use. */
export function stationTable(): readonly Station[] {
  table ??= normalsText.split('\n').map(parseStation);
  return table;
}
