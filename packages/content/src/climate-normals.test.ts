import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyNormal, monthlyNormal } from './climate-normals.ts';
import { reverseGeocode } from './gazetteer.ts';
import { stationTable } from './station-table.ts';

describe('the station table', () => {
  it('has 376 stations with twelve months of plausible values', () => {
    const stations = stationTable();
    expect(stations).toHaveLength(376);
    for (const { name, months, elevationM } of stations) {
      expect(months, name).toHaveLength(12);
      expect(elevationM ?? 1, name).toBeGreaterThan(0);
      for (const month of months) {
        if (month.tmaxC !== null && month.tminC !== null) {
          expect(month.tmaxC, name).toBeGreaterThan(month.tminC);
        }
        expect(month.rhMorningPct ?? 50).toBeLessThanOrEqual(100);
        expect(month.rainyDays ?? 0).toBeLessThanOrEqual(31);
        expect(month.wind10Ms ?? 1).toBeLessThan(8);
      }
    }
  });

  it('has every station in the state it names, by the gazetteer', () => {
    const astray = stationTable().filter(
      ({ lat, lon, state }) => (reverseGeocode(lat, lon)?.state ?? state) !== state,
    );
    expect(astray).toEqual([]);
  });

  it('treats a year without any rain as missing data', () => {
    for (const { name, months } of stationTable()) {
      const rain = months.map((month) => month.rainMm);
      if (rain.every((mm) => mm !== null)) {
        expect(
          rain.reduce((sum, mm) => sum + mm, 0),
          name,
        ).toBeGreaterThan(30);
      } else expect(rain.every((mm) => mm === null)).toBe(true);
    }
  });
});

describe('monthlyNormal', () => {
  it('returns the nearest station with its distance and elevation', () => {
    expect(monthlyNormal(29.69, 76.99, 1)).toMatchObject({
      tmaxC: 18.2,
      tminC: 6.4,
      rainMm: 32.5,
      wind10Ms: 0.89,
      et0MmPerDay: 1.41,
      station: { name: 'Karnal', state: 'Haryana', elevationM: 248, distanceKm: 4 },
      borrowed: {},
    });
  });

  it('names the station of borrowed wind', () => {
    const normal = monthlyNormal(20.39, 78.13, 11);
    expect(normal?.station.name).toBe('Yavatmal');
    expect(normal?.borrowed).toMatchObject({ wind: { name: 'Amravati', distanceKm: 70.3 } });
    expect(normal?.wind10Ms).toBeGreaterThan(0);
  });

  it('skips stations without temperatures', () => {
    expect(monthlyNormal(18.15, 74.5, 5)?.station.name).not.toBe('Baramati');
    expect(monthlyNormal(18.15, 74.5, 5)?.tmaxC).toBeGreaterThan(30);
  });

  it('is null far from every station and for invalid months', () => {
    expect(monthlyNormal(20, 60, 1)).toBeNull();
    expect(monthlyNormal(20.39, 78.13, 13)).toBeNull();
  });
});

describe('dailyNormal', () => {
  const yavatmal = [20.39, 78.13] as const;

  it('keeps the mean of a month', () => {
    for (const month of [1, 5, 10]) {
      const days = Array.from({ length: 28 }, (_, day) => day + 1);
      const date = (day: number) =>
        `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      const tmax = days.map((day) => dailyNormal(...yavatmal, date(day))?.tmaxC ?? 0);
      const mean = tmax.reduce((sum, value) => sum + value, 0) / tmax.length;
      expect(mean).toBeCloseTo(monthlyNormal(...yavatmal, month)?.tmaxC ?? 0, 0);
    }
  });

  it('is continuous across months and years', () => {
    const jump = (a: string, b: string) =>
      Math.abs(
        (dailyNormal(...yavatmal, a)?.tmaxC ?? 0) - (dailyNormal(...yavatmal, b)?.tmaxC ?? 99),
      );
    expect(jump('2026-05-31', '2026-06-01')).toBeLessThan(0.5);
    expect(jump('2026-12-31', '2027-01-01')).toBeLessThan(0.2);
    expect(jump('2028-02-29', '2028-03-01')).toBeLessThan(0.4);
  });

  it('gives rain and rainy days per day, never below nothing', () => {
    const anyDay = fc.integer({ min: 1, max: 28 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), anyDay, (month, day) => {
        const date = `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const normal = dailyNormal(...yavatmal, date);
        expect(normal?.rainMmPerDay).toBeGreaterThanOrEqual(0);
        expect(normal?.rainMmPerDay).toBeLessThan(12);
        expect(normal?.rainyDayShare).toBeGreaterThanOrEqual(0);
        expect(normal?.rainyDayShare).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each(['2026-02-30', '2026-13-01', '21-11-2026', ''])('refuses "%s"', (date) => {
    expect(() => dailyNormal(...yavatmal, date)).toThrow(RangeError);
  });
});
