import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hargreavesEt0Mm } from './hargreaves.ts';
import { daylightHours, extraterrestrialRadiation, relativeShortwave } from './radiation.ts';
import { extraterrestrialRadiationHourly } from './radiation-hourly.ts';
import { et0Terms } from './reference-evapotranspiration.ts';
import { et0HourlyTerms } from './reference-evapotranspiration-hourly.ts';

describe('daily reference evapotranspiration', () => {
  it('gives 3.9 mm for Brussels on 6 July (FAO-56 example 18)', () => {
    const terms = et0Terms({
      latitudeDeg: 50.8,
      elevationM: 100,
      dayOfYear: 187,
      tempMaxC: 21.5,
      tempMinC: 12.3,
      humidityMaxPct: 84,
      humidityMinPct: 63,
      windMs: 10 / 3.6,
      windHeightM: 10,
      sunshineHours: 9.25,
    });
    expect(terms.et0Mm).toBeCloseTo(3.88, 1);
    expect(terms.solar).toBeCloseTo(22.07, 1);
    expect(terms.netLongwave).toBeCloseTo(3.71, 1);
    expect(terms.windAt2mMs).toBeCloseTo(2.078, 2);
    expect(terms.estimated).toEqual([]);
  });

  it('lists estimated quantities', () => {
    const bare = {
      latitudeDeg: 20.4,
      dayOfYear: 15,
      tempMaxC: 28.4,
      tempMinC: 14.7,
    };
    expect(et0Terms(bare).estimated).toEqual(['humidity', 'radiation', 'wind']);
    expect(et0Terms({ ...bare, humidityMeanPct: 45 }).estimated).toEqual(['radiation', 'wind']);
    expect(et0Terms({ ...bare, sunshineHours: 9, windMs: 1.5 }).estimated).toEqual(['humidity']);
  });

  it('estimates no radiation above a clear sky', () => {
    const terms = et0Terms({
      latitudeDeg: 27,
      dayOfYear: 120,
      tempMaxC: 48,
      tempMinC: 12,
    });
    expect(terms.solar).toBeLessThanOrEqual(terms.clearSky);
  });

  it('stays in a plausible range and increases with temperature anywhere in India', () => {
    const day = fc.record({
      latitudeDeg: fc.double({ min: 8, max: 35, noNaN: true }),
      dayOfYear: fc.integer({ min: 1, max: 366 }),
      elevationM: fc.double({ min: 0, max: 2500, noNaN: true }),
      tempMinC: fc.double({ min: 10, max: 28, noNaN: true }),
      range: fc.double({ min: 3, max: 18, noNaN: true }),
      wind: fc.double({ min: 1.5, max: 6, noNaN: true }),
      humidity: fc.double({ min: 15, max: 60, noNaN: true }),
    });
    fc.assert(
      fc.property(day, ({ range, wind, humidity, ...rest }) => {
        const input = {
          ...rest,
          tempMaxC: rest.tempMinC + range,
          sunshineHours: 6,
        };
        const { et0Mm: base } = et0Terms({
          ...input,
          windMs: wind,
          humidityMeanPct: humidity,
        });
        expect(base).toBeGreaterThan(0);
        expect(base).toBeLessThan(25);
        const { et0Mm: hotter } = et0Terms({
          ...input,
          windMs: wind,
          humidityMeanPct: humidity,
          tempMaxC: input.tempMaxC + 1,
        });
        expect(hotter).toBeGreaterThan(base);
      }),
    );
  });
});

describe('the sun', () => {
  it('does not rise in the polar night and does not set in the polar summer', () => {
    expect(daylightHours(80, 355)).toBe(0);
    expect(extraterrestrialRadiation(80, 355)).toBeCloseTo(0, 6);
    expect(daylightHours(80, 172)).toBeCloseTo(24, 6);
    expect(daylightHours(-80, 355)).toBeCloseTo(24, 6);
    expect(extraterrestrialRadiation(-80, 355)).toBeGreaterThan(40);
  });

  it('is symmetric about the equator at opposite seasons, except for the earth’s distance', () => {
    expect(daylightHours(-20, 246)).toBeCloseTo(24 - daylightHours(20, 246), 6);
  });

  it('hourly values add up to the day', () => {
    const place = {
      latitudeDeg: 21,
      longitudeWestDeg: 282,
      zoneLongitudeWestDeg: 277.5,
    };
    let sum = 0;
    for (let hour = 0; hour < 24; hour += 1) {
      sum += extraterrestrialRadiationHourly({
        ...place,
        dayOfYear: 100,
        midHour: hour + 0.5,
      });
    }
    expect(sum).toBeCloseTo(extraterrestrialRadiation(21, 100), 1);
  });

  it('keeps the cloud term within the range it was fitted for', () => {
    expect(relativeShortwave(1, 20)).toBe(0.3);
    expect(relativeShortwave(30, 20)).toBe(1);
    expect(relativeShortwave(0, 0)).toBe(0.5);
  });
});

describe('hourly reference evapotranspiration', () => {
  const senegal = {
    latitudeDeg: 16 + 13 / 60,
    longitudeWestDeg: 16.25,
    zoneLongitudeWestDeg: 15,
    elevationM: 8,
    dayOfYear: 274,
  };

  it("gives 0.63 mm at N'Diaye from 14 to 15 h (FAO-56 example 19)", () => {
    const terms = et0HourlyTerms({
      ...senegal,
      midHour: 14.5,
      tempC: 38,
      humidityPct: 52,
      windMs: 3.3,
      solarRadiationMj: 2.45,
    });
    expect(terms.extraterrestrial).toBeCloseTo(3.543, 2);
    expect(terms.netRadiation).toBeCloseTo(1.749, 2);
    expect(terms.et0Mm).toBeCloseTo(0.63, 2);
  });

  it('gives nothing at night', () => {
    const terms = et0HourlyTerms({
      ...senegal,
      midHour: 2.5,
      tempC: 28,
      humidityPct: 90,
      windMs: 1.9,
      solarRadiationMj: 0,
      nightRelativeSolar: 0.8,
    });
    expect(terms.daytime).toBe(false);
    expect(terms.et0Mm).toBeCloseTo(0, 2);
  });

  it('refuses an hour without humidity', () => {
    const hour = {
      ...senegal,
      midHour: 12,
      tempC: 30,
      windMs: 2,
      solarRadiationMj: 2,
    };
    expect(() => et0HourlyTerms(hour)).toThrow(RangeError);
  });
});

describe('Hargreaves', () => {
  it('is zero when day and night are equally warm', () => {
    expect(hargreavesEt0Mm(25, 25, 38)).toBe(0);
    expect(hargreavesEt0Mm(-30, -20, 10)).toBe(0);
  });
});
