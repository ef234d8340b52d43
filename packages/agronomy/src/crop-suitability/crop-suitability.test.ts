import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUGGESTED_CROPS } from '../crop-recommendation/predict-crop.ts';
import { FURTHER_RANGES, growingRange } from './growing-ranges.ts';
import { alsoSuits, judgeFit, suitability } from './judge-fit.ts';
import { typicalDose } from './typical-dose.ts';
import { isUsualIn, seasonWaterMm, usualSeason } from './usual-season.ts';

/** A crop whose calendar has its own id. */
const crop = (id: string) => ({ id, calendar: id });
const SUGGESTED = ['rice', 'maize', 'cotton', 'chickpea', 'lentil', 'watermelon'].map((id) => ({
  ...crop(id),
  suggestion: id,
}));

const verdicts = (crop: string, temperatureC: number, ph: number, rainMmPerMonth: number) => {
  const range = growingRange(crop);
  if (range === null) throw new Error(`no range of ${crop}`);
  return Object.fromEntries(
    judgeFit(range, { temperatureC, ph, rainMmPerMonth }).map((fit) => [fit.value, fit.verdict]),
  );
};

describe('growing ranges', () => {
  it('exist for every crop of the suggestion model, in order', () => {
    const all = [...SUGGESTED_CROPS.map(growingRange), ...FURTHER_RANGES];
    for (const range of all) {
      if (range === null) throw new Error('a crop without range');
      for (const { absolute, optimum } of [range.temperatureC, range.ph, range.seasonRainMm]) {
        expect(absolute[0]).toBeLessThanOrEqual(optimum[0]);
        expect(optimum[0]).toBeLessThan(optimum[1]);
        expect(optimum[1]).toBeLessThanOrEqual(absolute[1]);
      }
      expect(range.days).toBeGreaterThan(50);
    }
  });
});

describe('judgeFit', () => {
  it('distinguishes good, borderline and impossible (EcoCrop: wheat 15–23 °C, 5–27 °C; pH 6–7)', () => {
    expect(verdicts('wheat', 18, 6.5, 180)).toEqual({
      temperature: 'good',
      ph: 'good',
      rainfall: 'good',
    });
    expect(verdicts('wheat', 25, 5.6, 145)).toMatchObject({
      temperature: 'borderline',
      ph: 'borderline',
    });
    expect(verdicts('wheat', 33, 9, 0)).toEqual({
      temperature: 'too-high',
      ph: 'too-high',
      rainfall: 'too-low',
    });
  });

  it('keeps suitability between 0 and 1, and 0 outside the absolute temperature range', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -10, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 14, noNaN: true }),
        fc.double({ min: 0, max: 1000, noNaN: true }),
        (temperatureC, ph, rainMmPerMonth) => {
          for (const range of FURTHER_RANGES) {
            const share = suitability(range, { temperatureC, ph, rainMmPerMonth });
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
            const [coldest, hottest] = range.temperatureC.absolute;
            if (temperatureC < coldest || temperatureC > hottest) expect(share).toBe(0);
          }
        },
      ),
    );
  });

  it('suggests wheat for a cool field and sugarcane for a hot wet one, best first', () => {
    const cool = alsoSuits({ temperatureC: 18, ph: 6.5, rainMmPerMonth: 140 });
    expect(cool.map((entry) => entry.crop)).toContain('wheat');
    expect(cool.map((entry) => entry.crop)).not.toContain('sugarcane');
    expect(
      alsoSuits({ temperatureC: 30, ph: 6.5, rainMmPerMonth: 140 }).map((entry) => entry.crop),
    ).toContain('sugarcane');
    expect(alsoSuits({ temperatureC: 60, ph: 6.5, rainMmPerMonth: 100 })).toEqual([]);
    const shares = cool.map((entry) => entry.suitability);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });
});

describe('seasons', () => {
  it('names the next sowing window and whether it is open', () => {
    expect(usualSeason(crop('rice'), '2026-07-01')).toMatchObject({ season: 'kharif', open: true });
    expect(usualSeason(crop('chickpea'), '2026-08-01')).toMatchObject({
      season: 'rabi',
      open: false,
    });
    expect(usualSeason({ id: 'jute' }, '2026-11-21')).toMatchObject({
      from: '2027-03-15',
      open: false,
    });
    expect(usualSeason({ id: 'mango' }, '2026-11-21')).toEqual({ kind: 'perennial' });
  });

  it('reports states where a crop is unusual', () => {
    expect(isUsualIn(crop('apple'), 'Maharashtra')).toBe(false);
    expect(isUsualIn(crop('apple'), 'Himachal Pradesh')).toBe(true);
    expect(isUsualIn(crop('apple'), undefined)).toBe(true);
    expect(isUsualIn(crop('rice'), 'Maharashtra')).toBe(true);
  });

  it('adds up a season of water: 5 mm a day on wheat is about 450 mm', () => {
    // Lengths 15, 25, 50, 30; Kc 0.3, 1.15, 0.4: mean Kc ≈ 0.86 over 120 days × 5 mm ≈ 515 at most.
    const water = seasonWaterMm(crop('wheat'), '2026-11-15', () => 5) ?? 0;
    expect(water).toBeGreaterThan(430);
    expect(water).toBeLessThan(530);
    expect(seasonWaterMm(crop('wheat'), '2026-11-15', () => null)).toBeNull();
    expect(seasonWaterMm({ id: 'papaya' }, '2026-11-15', () => 5)).toBeNull();
    // The north-western plains' own calendar: 145 days instead of 120.
    const plains = seasonWaterMm(crop('wheat'), '2026-11-15', () => 5, 'Punjab') ?? 0;
    expect(plains).toBeGreaterThan(water + 90);
  });

  it('waters a crop by the season in which it is sown', () => {
    // The mid-season of onion is 70 days in rabi and 45 in kharif; rabi comes first in the table.
    const [rabi = 0, kharif = 0] = ['2026-12-01', '2026-07-15'].map(
      (date) => seasonWaterMm(crop('onion'), date, () => 5) ?? 0,
    );
    expect(rabi).toBeGreaterThan(kharif + 100);
  });
});

describe('typicalDose', () => {
  it('weights crops by their suitability for the district’s weather', () => {
    const of = (temperatureC: number, rainMmPerMonth: number) =>
      typicalDose(SUGGESTED, 'kharif', '2026-11-21', 'Maharashtra', {
        temperatureC,
        rainMmPerMonth,
      });
    // Yavatmal's 27 °C and 179 mm a month are cotton's own (N 100 to 140), Ratnagiri's 637 mm drown it.
    const [yavatmal, ratnagiri] = [of(26.8, 179), of(27.1, 637)];
    expect(yavatmal?.n).toBeGreaterThan((ratnagiri?.n ?? 0) + 10);
    expect(of(60, 100)).toBeNull();
  });

  it('differs by season and stays within the training range', () => {
    const kharif = typicalDose(SUGGESTED, 'kharif', '2026-11-21', 'Maharashtra');
    const rabi = typicalDose(SUGGESTED, 'rabi', '2026-11-21', 'Maharashtra');
    expect(kharif).not.toEqual(rabi);
    for (const dose of [kharif, rabi]) {
      expect(dose?.n).toBeGreaterThan(0);
      expect(dose?.n).toBeLessThan(140);
      expect(dose?.k).toBeLessThan(205);
    }
  });
});
