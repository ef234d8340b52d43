import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar-day.ts';
import type { CropEntry } from './crop-calendar/calendar-entry.ts';
import { CROPS, findCrop } from './crop-calendar/crops.ts';
import { explainNeed } from './irrigation/explain.ts';
import type { IrrigationNeedInput } from './irrigation/need-types.ts';
import { KARNAL, YAVATMAL } from './irrigation/test-normals.ts';
import type { DailyWeather } from './irrigation/weather.ts';
import { irrigationNeed } from './irrigation-need.ts';

function crop(name: string): CropEntry {
  const found = findCrop(name);
  if (found === null) throw new Error(`no crop ${name}`);
  return found;
}

const wheatInYavatmal: IrrigationNeedInput = {
  ...YAVATMAL,
  crop: crop('wheat'),
  date: '2026-01-12',
  areaAcres: 2,
  irrigationMethod: 'sprinkler',
};

const riceInKarnal: IrrigationNeedInput = {
  ...KARNAL,
  state: 'Haryana',
  crop: crop('rice'),
  date: '2026-08-10',
  areaAcres: 2,
  irrigationMethod: 'flood',
};

const DRY_DAY: Omit<DailyWeather, 'date'> = {
  tempMinC: 14,
  tempMaxC: 29,
  humidityMeanPct: 45,
  windMs: 2.4,
  rainMm: 0,
};

function week(from: string, change: (index: number) => Partial<DailyWeather> = () => ({})) {
  return Array.from({ length: 7 }, (_, index) => ({
    ...DRY_DAY,
    date: addDays(from, index),
    ...change(index),
  }));
}

describe('a calculation by hand on monthly normals', () => {
  it('wheat near Yavatmal in mid-January', () => {
    // Published estimate of ET0 3.61 mm a day; mid-season Kc 1.15; rain 15.5 mm a month,
    // of which 15.5 × (125 − 0.2 × 15.5) / 125 = 15.1 mm count, 15.1 / 31 × 7 = 3.4 mm in the week.
    const netMm = 7 * 3.61 * 1.15 - 3.4;
    const byHandM3 = (netMm / 0.75) * 2 * 4.0469;
    const need = irrigationNeed(wheatInYavatmal);
    expect(need.stage).toBe('mid-season');
    expect(need.waterRequirementM3 / byHandM3).toBeGreaterThan(0.85);
    expect(need.waterRequirementM3 / byHandM3).toBeLessThan(1.15);
    expect(need.notes).toEqual([
      'sowing-date-assumed',
      'climate-normals-used',
      'radiation-estimated',
      'wind-estimated',
    ]);
    expect(need.method).toBe('penman-monteith-temperature');
  });

  it('rice near Karnal in mid-August', () => {
    // ET0 3.75 mm a day; day 33 after 8 July: Kc 1.05 + 3/30 × 0.15 … ≈ 1.08; percolation 6 mm a day;
    // rain 160.2 mm a month, 160.2 × (125 − 0.2 × 160.2) / 125 = 119.1 mm count, 26.9 mm in the week.
    const netMm = 7 * 3.75 * 1.08 + 7 * 6 - 26.9;
    const byHandM3 = (netMm / 0.6) * 2 * 4.0469;
    const need = irrigationNeed(riceInKarnal);
    expect(need.waterRequirementM3 / byHandM3).toBeGreaterThan(0.85);
    expect(need.waterRequirementM3 / byHandM3).toBeLessThan(1.15);
    expect(need.method).toBe('penman-monteith');
    expect(need.suggestion).toEqual({ code: 'keep-standing-water', depthMm: 50 });
  });
});

describe('weather', () => {
  it('uses the forecast by day and the normal after its end', () => {
    const daily = week('2026-01-12').slice(0, 4);
    const need = irrigationNeed({ ...wheatInYavatmal, daily });
    expect(need.daily.map((day) => day.basis)).toEqual([
      ...Array.from({ length: 4 }, () => 'daily'),
      ...Array.from({ length: 3 }, () => 'normal'),
    ]);
    expect(need.notes).toContain('part-of-week-from-normals');
  });

  it('extends a short forecast by its mean without a normal, and refuses without any weather', () => {
    const daily = week('2026-01-12').slice(0, 4);
    const need = irrigationNeed({ ...wheatInYavatmal, normals: [], daily });
    expect(need.daily[6]).toMatchObject({ basis: 'filled', rainMm: 0 });
    expect(need.notes).toContain('days-filled-with-mean');
    expect(() => irrigationNeed({ ...wheatInYavatmal, normals: [] })).toThrow('no weather');
  });

  it('falls back to Hargreaves when only temperatures are known', () => {
    const daily = week('2026-01-12', () => ({ humidityMeanPct: undefined, windMs: undefined }));
    const need = irrigationNeed({ ...wheatInYavatmal, daily });
    expect(need.method).toBe('hargreaves');
    expect(need.weather.humidityMeanPct).toBeNull();
  });

  it('needs no water in a wet week and waits for likely rain', () => {
    const soaked = week('2026-01-12', () => ({ rainMm: 15 }));
    const wet = irrigationNeed({ ...wheatInYavatmal, daily: soaked });
    expect(wet.waterRequirementM3).toBe(0);
    expect(wet.suggestion.code).toBe('no-need-this-week');
    const shower = week('2026-01-12', (day) =>
      day === 1 ? { rainMm: 14, rainProbabilityPct: 80 } : {},
    );
    const used = { waterings: [{ date: '2025-12-20', grossMm: 40 }] };
    const expecting = irrigationNeed({ ...wheatInYavatmal, ...used, daily: shower });
    expect(expecting.suggestion).toEqual({
      code: 'wait-for-rain',
      date: '2026-01-13',
      rainMm: 14,
      probabilityPct: 80,
    });
  });
});

describe('earlier irrigation and rain', () => {
  it('lower the need of the following days', () => {
    const before = irrigationNeed(wheatInYavatmal);
    const waterings = [{ date: '2026-01-11', grossMm: 30 }];
    const after = irrigationNeed({ ...wheatInYavatmal, waterings });
    expect(after.netNeedMm).toBeLessThan(before.netNeedMm - 15);
    expect(after.daily[0]?.needMm).toBe(0);
    expect(after.notes).toContain('earlier-water-counted');
    const volume = { date: '2026-01-11', volumeM3: (30 / 1000) * 2 * 4046.8564224 };
    const byVolume = irrigationNeed({ ...wheatInYavatmal, waterings: [volume] });
    expect(byVolume.netNeedMm).toBeCloseTo(after.netNeedMm, 6);
  });

  it('have no effect once the crop has used them', () => {
    const before = irrigationNeed(wheatInYavatmal);
    const waterings = [{ date: '2025-12-25', grossMm: 30 }];
    const after = irrigationNeed({ ...wheatInYavatmal, waterings });
    expect(after.netNeedMm).toBeCloseTo(before.netNeedMm);
    expect(after.suggestion.code).toBe('irrigate-today');
    const rainSoFar = [{ date: '2026-01-11', rainMm: 20 }];
    const rained = irrigationNeed({ ...wheatInYavatmal, rainSoFar });
    expect(rained.netNeedMm).toBeLessThan(before.netNeedMm);
  });

  it('refuse an irrigation without an amount', () => {
    const waterings = [{ date: '2026-01-11' }];
    expect(() => irrigationNeed({ ...wheatInYavatmal, waterings })).toThrow(RangeError);
  });
});

describe('paddy', () => {
  it('counts puddling once, in the week of the farmer’s transplanting date', () => {
    const need = irrigationNeed({ ...riceInKarnal, date: '2026-07-01', sowingDate: '2026-07-04' });
    expect(need.transplanting?.included).toBe(true);
    expect(need.daily[3]?.needMm).toBeGreaterThan(200);
    expect(need.suggestion.code).toBe('puddle-and-transplant');
    const later = irrigationNeed({ ...riceInKarnal, date: '2026-07-08', sowingDate: '2026-07-04' });
    expect(later.transplanting).toBeNull();
    expect(later.netNeedMm).toBeLessThan(need.netNeedMm - 200);
  });

  it('reports the puddling water separately when the date is only assumed', () => {
    const need = irrigationNeed({ ...riceInKarnal, date: '2026-07-01' });
    expect(need.transplanting).toMatchObject({ included: false, puddlingMm: 200 });
    expect(need.notes).toContain('transplanting-water-extra');
    expect(need.netNeedMm).toBeLessThan(100);
  });

  it('drains the field before harvest', () => {
    const need = irrigationNeed({ ...riceInKarnal, date: '2026-11-23', sowingDate: '2026-07-04' });
    expect(need.suggestion.code).toBe('drain-before-harvest');
    expect(need.waterRequirementM3).toBe(0);
  });
});

describe('out of season', () => {
  it('has no stage, names the next sowing and calculates as for a crop sown that day', () => {
    const need = irrigationNeed({ ...wheatInYavatmal, date: '2026-08-15' });
    expect(need.stage).toBeNull();
    expect(need.notes).toContain('out-of-season');
    expect(need.suggestion).toEqual({
      code: 'out-of-season',
      nextSowing: { season: 'rabi', from: '2026-11-01', to: '2026-12-15' },
    });
    expect(need.daily.every((day) => day.kc === 0.3)).toBe(true);
  });
});

describe('any crop, week and method', () => {
  const anyCase = fc.record({
    crop: fc.constantFrom(...CROPS),
    date: fc.integer({ min: 0, max: 900 }).map((days) => addDays('2025-01-01', days)),
    areaAcres: fc.double({ min: 0.1, max: 500, noNaN: true }),
    irrigationMethod: fc.constantFrom('drip', 'sprinkler', 'flood', 'manual' as const),
    latitudeDeg: fc.double({ min: 8, max: 35, noNaN: true }),
    rain: fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { minLength: 7, maxLength: 7 }),
  });

  it('gives finite figures that add up, increase with area and decrease with rain', () => {
    fc.assert(
      fc.property(anyCase, ({ latitudeDeg, rain, ...rest }) => {
        const input = { ...rest, place: { latitudeDeg } };
        const daily = week(rest.date, (index) => ({ rainMm: rain[index] ?? 0 }));
        const need = irrigationNeed({ ...input, daily });
        const net = need.daily.reduce((sum, day) => sum + day.needMm, 0);
        expect(net).toBeCloseTo(need.netNeedMm, 6);
        expect(need.grossNeedMm * need.efficiency).toBeCloseTo(need.netNeedMm, 6);
        expect(need.daily.every((day) => day.needMm >= 0 && Number.isFinite(day.kc))).toBe(true);
        const double = irrigationNeed({ ...input, daily, areaAcres: rest.areaAcres * 2 });
        expect(double.waterRequirementM3).toBeCloseTo(need.waterRequirementM3 * 2, 4);
        const dry = irrigationNeed({ ...input, daily: week(rest.date) });
        expect(need.netNeedMm).toBeLessThanOrEqual(dry.netNeedMm + 1e-9);
        const steps = explainNeed(need, rest.areaAcres, rest.irrigationMethod);
        expect(steps.at(-1)).toMatchObject({ waterRequirementM3: need.waterRequirementM3 });
      }),
      { numRuns: 200 },
    );
  });

  it('refuses an area of zero', () => {
    for (const areaAcres of [0, -1, Number.NaN]) {
      expect(() => irrigationNeed({ ...wheatInYavatmal, areaAcres })).toThrow(RangeError);
    }
  });
});
