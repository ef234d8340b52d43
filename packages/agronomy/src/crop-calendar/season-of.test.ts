import { describe, expect, it } from 'vitest';
import { nextSeason, seasonOfDate } from '../agricultural-season.ts';
import { isDate } from '../calendar-day.ts';
import type { CropEntry } from './calendar-entry.ts';
import { CROPS, findCrop } from './crops.ts';
import { nextSowing, seasonOf } from './season-of.ts';

function crop(name: string): CropEntry {
  const found = findCrop(name);
  if (found === null) throw new Error(`no crop ${name}`);
  return found;
}

describe('the calendar as data', () => {
  it('has plausible coefficients, roots and windows for every crop', () => {
    expect(CROPS.length).toBeGreaterThanOrEqual(28);
    expect(new Set(CROPS.map(({ id }) => id)).size).toBe(CROPS.length);
    for (const { id, kc, rootDepthM, depletionFraction, heightM, calendars, perennial } of CROPS) {
      expect(Math.max(...kc), id).toBeLessThanOrEqual(1.3);
      expect(Math.min(...kc), id).toBeGreaterThanOrEqual(0.25);
      expect(rootDepthM, id).toBeGreaterThan(0.2);
      expect(rootDepthM, id).toBeLessThanOrEqual(2);
      expect(depletionFraction, id).toBeGreaterThanOrEqual(0.1);
      expect(depletionFraction, id).toBeLessThanOrEqual(0.8);
      expect(heightM, id).toBeGreaterThan(0);
      expect(calendars.length > 0 || perennial === true, id).toBe(true);
      for (const { lengths, sowFrom, sowTo } of calendars) {
        const total = lengths.reduce((sum, days) => sum + days, 0);
        expect(total, id).toBeGreaterThanOrEqual(65);
        expect(total, id).toBeLessThanOrEqual(480);
        expect(isDate(`2024-${sowFrom}`) && isDate(`2024-${sowTo}`), id).toBe(true);
      }
    }
  });

  it('finds each calendar by its id, and by nothing else', () => {
    for (const entry of CROPS) expect(findCrop(entry.id)).toBe(entry);
    expect(findCrop('quinoa')).toBeNull();
    expect(findCrop('')).toBeNull();
  });
});

describe('season of a crop on a date', () => {
  it('finds wheat in the middle of January from the usual sowing', () => {
    expect(seasonOf(crop('wheat'), { date: '2026-01-12' })).toMatchObject({
      kind: 'growing',
      season: 'rabi',
      sowingDate: '2025-11-23',
      sowingAssumed: true,
      day: 50,
      stage: 'mid-season',
      harvestDate: '2026-03-23',
    });
  });

  it('uses the longer wheat season of the north-western plains', () => {
    const answer = seasonOf(crop('wheat'), { date: '2026-01-12', state: 'Punjab' });
    expect(answer).toMatchObject({ kind: 'growing', lengths: [20, 30, 60, 35] });
    const elsewhere = seasonOf(crop('wheat'), { date: '2026-01-12', state: 'Maharashtra' });
    expect(elsewhere).toMatchObject({ kind: 'growing', lengths: [15, 25, 50, 30] });
  });

  it('assumes sowing today in the first half of an open window', () => {
    const early = seasonOf(crop('wheat'), { date: '2025-11-05' });
    expect(early).toMatchObject({ kind: 'growing', day: 0, stage: 'initial' });
    expect(seasonOf(crop('wheat'), { date: '2025-11-23' })).toMatchObject({ day: 0 });
    expect(seasonOf(crop('wheat'), { date: '2025-11-30' })).toMatchObject({ day: 7 });
  });

  it("uses the farmer's own sowing date", () => {
    const answer = seasonOf(crop('wheat'), { date: '2026-01-12', sowingDate: '2025-12-10' });
    expect(answer).toMatchObject({ kind: 'growing', day: 33, sowingAssumed: false });
  });

  it('distinguishes a harvested from an unsown field', () => {
    const harvested = seasonOf(crop('wheat'), { date: '2026-05-01', sowingDate: '2025-11-10' });
    expect(harvested).toMatchObject({ kind: 'out-of-season', reason: 'harvested' });
    const planned = seasonOf(crop('wheat'), { date: '2025-11-01', sowingDate: '2025-11-20' });
    expect(planned).toMatchObject({
      reason: 'not-sown-yet',
      nextSowing: { from: '2025-11-20', to: '2025-11-20' },
    });
  });

  it('names the next sowing when the crop is out of season', () => {
    expect(seasonOf(crop('soybean'), { date: '2026-02-01' })).toEqual({
      kind: 'out-of-season',
      reason: 'between-seasons',
      nextSowing: { season: 'kharif', from: '2026-06-15', to: '2026-07-15' },
    });
    expect(nextSowing(crop('rice'), '2026-11-20', 'Haryana')?.from).toBe('2027-06-15');
    expect(nextSowing(crop('rice'), '2026-11-20', 'West Bengal')?.from).toBe('2026-12-01');
    expect(nextSowing(crop('onion'), '2026-12-20')).toEqual({
      season: 'rabi',
      from: '2026-12-20',
      to: '2027-01-15',
    });
  });

  it('marks a season that is unusual for the state', () => {
    const inHaryana = seasonOf(crop('rice'), { date: '2026-02-20', state: 'Haryana' });
    expect(inHaryana).toMatchObject({ kind: 'growing', unusualForState: true });
    const inBengal = seasonOf(crop('rice'), { date: '2026-02-20', state: 'West Bengal' });
    expect(inBengal).toMatchObject({ kind: 'growing', unusualForState: false });
  });

  it('picks the entry of the Indian season where two overlap', () => {
    expect(seasonOf(crop('maize'), { date: '2026-10-28' })).toMatchObject({ season: 'kharif' });
    expect(seasonOf(crop('maize'), { date: '2026-11-02' })).toMatchObject({ season: 'rabi' });
  });

  it('treats trees as perennial', () => {
    expect(seasonOf(crop('coconut'), { date: '2026-05-01' })).toEqual({ kind: 'perennial' });
  });
});

describe('Indian seasons', () => {
  it.each([
    ['2026-06-01', 'kharif', 2026],
    ['2026-10-31', 'kharif', 2026],
    ['2026-11-01', 'rabi', 2026],
    ['2027-03-31', 'rabi', 2026],
    ['2027-04-01', 'zaid', 2027],
    ['2027-05-31', 'zaid', 2027],
  ])('%s lies in %s of %i', (date, season, year) => {
    const span = seasonOfDate(date);
    expect(span).toMatchObject({ season, year });
    expect(span.from <= date && date <= span.to).toBe(true);
  });

  it('follow one another', () => {
    expect(nextSeason('2026-12-15').season).toBe('zaid');
    expect(nextSeason('2027-02-15')).toMatchObject({ season: 'zaid', year: 2027 });
    expect(nextSeason('2026-05-15').season).toBe('kharif');
    expect(nextSeason('2026-07-15')).toMatchObject({ season: 'rabi', from: '2026-11-01' });
  });
});
