import { distanceKm } from './distance.ts';
import { daysInMonth, midMonthValues, onDay } from './month-curve.ts';
import { type MonthNormal, type Station, stationTable } from './station-table.ts';

/** Source station of a value, for texts like "normal of Yavatmal, 12 km away". */
export type StationRef = {
  name: string;
  state: string;
  lat: number;
  lon: number;
  elevationM: number | null;
  distanceKm: number;
};

/** Quantities that are recorded, and borrowed from another station, together. */
export type Group = 'temperature' | 'humidity' | 'rain' | 'wind';

export type ClimateNormal = MonthNormal & {
  station: StationRef;
  /** Groups that `station` lacks and that were taken from another one; absent groups are null. */
  borrowed: Partial<Record<Group, StationRef>>;
};

/** A normal for one calendar day: rain as the mean per day, rainy days as a share of days, 0 to 1. */
export type DailyNormal = Omit<ClimateNormal, 'rainMm' | 'rainyDays'> & {
  rainMmPerDay: number | null;
  rainyDayShare: number | null;
};

const members: Readonly<Record<Group, readonly (keyof MonthNormal)[]>> = {
  temperature: ['tmaxC', 'tminC', 'et0MmPerDay'],
  humidity: ['rhMorningPct', 'rhEveningPct', 'vapourKpa'],
  rain: ['rainMm', 'rainyDays'],
  wind: ['wind10Ms'],
};
const groups = Object.keys(members) as Group[];

/** Farthest station that is used (the largest gap within India is about 200 km). */
const farthestKm = 250;
/** Farthest station from which a missing quantity is borrowed. */
const borrowKm = 150;

type Near = { station: Station; km: number };

const has = (station: Station, group: Group) =>
  station.months.every((month) => members[group].every((key) => month[key] !== null));

const refOf = ({ station, km }: Near): StationRef => ({
  name: station.name,
  state: station.state,
  lat: station.lat,
  lon: station.lon,
  elevationM: station.elevationM,
  distanceKm: Math.round(km * 10) / 10,
});

type Blend = {
  station: StationRef;
  borrowed: Partial<Record<Group, StationRef>>;
  months: MonthNormal[];
};

function blendAt(lat: number, lon: number): Blend | null {
  const near: Near[] = stationTable()
    .map((station) => ({ station, km: distanceKm(lat, lon, station.lat, station.lon) }))
    .filter(({ km }) => km <= farthestKm)
    .sort((a, b) => a.km - b.km);
  const main = near.find(({ station }) => has(station, 'temperature'));
  if (!main) return null;
  const borrowed: Partial<Record<Group, StationRef>> = {};
  const months = main.station.months.map((month) => ({ ...month }));
  for (const group of groups) {
    if (has(main.station, group)) continue;
    const lender = near.find(({ station, km }) => km <= borrowKm && has(station, group));
    if (!lender) continue;
    borrowed[group] = refOf(lender);
    for (const [index, month] of months.entries()) {
      for (const key of members[group]) month[key] = lender.station.months[index]?.[key] ?? null;
    }
  }
  return { station: refOf(main), borrowed, months };
}

/**
 * Normals of a month (1 to 12) at a point: those of the nearest station with temperatures within
 * 250 km; humidity, rain and wind that it lacks come from the nearest station within 150 km that
 * has them and are named in `borrowed`, else they are null. Null where no station is near. The
 * station's elevation is not corrected for: a hill station is a poor estimate for the valley.
 */
export function monthlyNormal(lat: number, lon: number, month: number): ClimateNormal | null {
  const blend = blendAt(lat, lon);
  const values = blend?.months[month - 1];
  return blend && values ? { ...values, station: blend.station, borrowed: blend.borrowed } : null;
}

function dayValue(
  means: readonly (number | null)[],
  [year, month, day]: readonly [number, number, number],
): number | null {
  const known = means.filter((mean) => mean !== null);
  if (known.length !== 12) return null;
  return Math.round(onDay(midMonthValues(known), year, month, day) * 100) / 100;
}

/**
 * Normals of one day ('YYYY-MM-DD') at a point: linear interpolation between mid-month values chosen so
 * that each month keeps its mean (see month-curve.ts); rain is the month's rain per day, never
 * below 0. Null where {@link monthlyNormal} is null.
 * @throws RangeError when the date is not a calendar date.
 */
export function dailyNormal(lat: number, lon: number, date: string): DailyNormal | null {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !(month >= 1 && month <= 12 && day >= 1)) {
    throw new RangeError(`not a date: ${date}`);
  }
  if (day > daysInMonth(year, month)) throw new RangeError(`not a date: ${date}`);
  const blend = blendAt(lat, lon);
  if (!blend) return null;
  const curve = (key: keyof MonthNormal, perDay = false) => {
    const means = blend.months.map((values, index) => {
      const value = values[key];
      return value !== null && perDay ? value / daysInMonth(year, index + 1) : value;
    });
    return dayValue(means, [year, month, day]);
  };
  const atLeastZero = (value: number | null) => (value === null ? null : Math.max(0, value));
  return {
    tmaxC: curve('tmaxC'),
    tminC: curve('tminC'),
    rhMorningPct: curve('rhMorningPct'),
    rhEveningPct: curve('rhEveningPct'),
    vapourKpa: curve('vapourKpa'),
    wind10Ms: atLeastZero(curve('wind10Ms')),
    et0MmPerDay: atLeastZero(curve('et0MmPerDay')),
    rainMmPerDay: atLeastZero(curve('rainMm', true)),
    rainyDayShare: atLeastZero(curve('rainyDays', true)),
    station: blend.station,
    borrowed: blend.borrowed,
  };
}
