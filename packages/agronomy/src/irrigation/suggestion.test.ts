import { describe, expect, it } from 'vitest';
import { allocateNeed } from './allocate-need.ts';
import { storedWaterMm } from './stored-water.ts';
import { type DayOutlook, suggestForUpland } from './suggestion.ts';

function outlook(rain: Record<number, [number, number]> = {}, useMm = 5): DayOutlook[] {
  return Array.from({ length: 7 }, (_, index) => {
    const [mm, chance] = rain[index] ?? [0, 0];
    return {
      date: `2026-01-${String(12 + index).padStart(2, '0')}`,
      useMm,
      rainMm: mm,
      effectiveRainMm: mm * 0.9,
      rainProbabilityPct: chance,
    };
  });
}

const due = { netNeedMm: 35, days: outlook(), reserveMm: 0, readilyAvailableMm: 60 };

describe('advice for a crop on drained soil', () => {
  it('irrigates today when the readily available water is used up', () => {
    expect(suggestForUpland(due)).toEqual({ code: 'irrigate-today' });
  });

  it('counts the days that the remaining water lasts', () => {
    expect(suggestForUpland({ ...due, reserveMm: 12 })).toEqual({
      code: 'irrigate-within-days',
      days: 3,
    });
    expect(suggestForUpland({ ...due, reserveMm: 55 })).toEqual({
      code: 'no-need-this-week',
      nextInDays: 11,
    });
  });

  it('assumes half of the readily available water as used when unknown', () => {
    const unknown = { ...due, reserveMm: null };
    expect(suggestForUpland(unknown)).toEqual({ code: 'irrigate-within-days', days: 6 });
    expect(suggestForUpland({ ...unknown, readilyAvailableMm: 500 })).toEqual({
      code: 'irrigate-within-days',
      days: 7,
    });
  });

  it('waits only for likely rain that is near and sufficient', () => {
    const likely = { ...due, days: outlook({ 1: [14, 70] }) };
    expect(suggestForUpland(likely).code).toBe('wait-for-rain');
    const unlikely = { ...due, days: outlook({ 1: [14, 40] }) };
    expect(suggestForUpland(unlikely).code).toBe('irrigate-today');
    const late = { ...due, days: outlook({ 5: [14, 90] }) };
    expect(suggestForUpland(late).code).toBe('irrigate-today');
    const drizzle = { ...due, days: outlook({ 1: [2, 90] }) };
    expect(suggestForUpland(drizzle).code).toBe('irrigate-today');
  });

  it('advises nothing when nothing is needed', () => {
    expect(suggestForUpland({ ...due, netNeedMm: 0.4 }).code).toBe('no-need-this-week');
    const idle = { ...due, netNeedMm: 0, days: outlook({}, 0) };
    expect(suggestForUpland(idle)).toEqual({ code: 'no-need-this-week', nextInDays: null });
  });
});

describe('allocating the need', () => {
  it('uses rain for later days and surplus rain for earlier ones', () => {
    expect(allocateNeed([5, 5, 5], [0, 8, 0])).toEqual([5, 0, 2]);
    expect(allocateNeed([5, 5, 5], [0, 0, 12])).toEqual([3, 0, 0]);
    expect(allocateNeed([5, 5, 5], [0, 0, 0], 7)).toEqual([0, 3, 5]);
    expect(allocateNeed([5, 5], [50, 50])).toEqual([0, 0]);
  });
});

describe('stored water', () => {
  const base = {
    date: '2026-01-12',
    waterings: [],
    rainSoFar: [],
    areaAcres: 1,
    irrigationMethod: 'drip' as const,
    dailyUseMm: 4,
    capacityMm: 60,
  };

  it('is the irrigation less the crop’s use since', () => {
    const waterings = [{ date: '2026-01-09', grossMm: 30 }];
    expect(storedWaterMm({ ...base, waterings })).toBeCloseTo(30 * 0.9 - 3 * 4);
  });

  it('never exceeds the capacity of the root zone and ignores events older than a month', () => {
    const flood = [{ date: '2026-01-12', grossMm: 500 }];
    expect(storedWaterMm({ ...base, waterings: flood })).toBe(60);
    const old = [{ date: '2025-12-01', grossMm: 500 }];
    expect(storedWaterMm({ ...base, waterings: old })).toBe(0);
    const future = [{ date: '2026-01-13', grossMm: 30 }];
    expect(storedWaterMm({ ...base, waterings: future })).toBe(0);
  });

  it('counts effective rain', () => {
    const rainSoFar = [{ date: '2026-01-11', rainMm: 20 }];
    const stored = storedWaterMm({ ...base, rainSoFar });
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(20 - 4);
  });
});
