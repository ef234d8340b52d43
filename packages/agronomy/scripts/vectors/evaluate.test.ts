import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { judge } from './evaluate.ts';
import { readVectors } from './read-vectors.ts';

const extract = fileURLToPath(new URL('../../src/worked-examples.test-data.json', import.meta.url));
const whole = fileURLToPath(
  new URL('../../../../../shared/data/agronomy/vectors-dev.json', import.meta.url),
);

describe('worked examples from the literature', () => {
  it.each(readVectors(extract).map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
    expect(judge(vector)).toMatchObject({ passed: true, problem: null });
  });

  it.runIf(existsSync(whole))('passes every vector of the full collection', () => {
    const failed = readVectors(whole)
      .map(judge)
      .filter((verdict) => !verdict.passed);
    expect(failed).toEqual([]);
  });
});

describe('judge', () => {
  const good = {
    id: 'a',
    kind: 'pressure_kPa',
    inputs: { elevation_m: 1200 },
    tolerance: 0.05,
  };

  it('fails a figure beyond its tolerance and reports the error', () => {
    const verdict = judge({ ...good, expected: { P: 88.9 } });
    expect(verdict.passed).toBe(false);
    expect(verdict.worst).toBeGreaterThan(15);
    expect(verdict.problem).toContain('expected 88.9');
  });

  it('fails an unknown kind, a missing input and an unknown result', () => {
    expect(judge({ ...good, kind: 'moon_phase', expected: { P: 1 } }).problem).toContain(
      'moon_phase',
    );
    expect(judge({ ...good, inputs: {}, expected: { P: 87.9 } }).problem).toContain('elevationM');
    expect(judge({ ...good, expected: { P: 87.9, weight: 1 } }).problem).toContain('weight');
    expect(judge({ ...good, expected: {} }).passed).toBe(false);
  });

  it('computes a complete worked example: Brussels, 6 July (FAO-56 example 18)', () => {
    const brussels = { lat_deg: 50.8, elevation_m: 100, doy: 187, tmax: 21.5, tmin: 12.3 };
    const air = { rhmax: 84, rhmin: 63, u10_kmh: 10, n_hours: 9.25 };
    const expected = { ET0: 3.9, P: 100.1, vpd: 0.589, u2: 2.078, N: 16.1, Rs: 22.07, Rn: 13.28 };
    const vector = { id: 'b', kind: 'et0_daily', inputs: { ...brussels, ...air }, expected };
    expect(judge({ ...vector, tolerance: 0.05 })).toMatchObject({ passed: true, problem: null });
  });

  it('reads a quantity under several spellings', () => {
    const expected = { ET0: 1.9037 };
    const base = {
      lat_deg: 29.707983,
      tmax: 31.7621,
      tmin: 26.8397,
      Rs: 6.415386624,
    };
    const spelt = [
      { elevation_m: 252.65, doy: 185, ea: 3.61375, uz: 2.091743, zw: 2 },
      { elev: 252.65, date: '1988-07-03', vapr: 3.61375, u2: 2.091743 },
      { altitude: 252.65, doy: 185, tdew: 27.198, wind_kmh: 7.5303 },
    ];
    for (const inputs of spelt) {
      const vector = {
        id: 'k',
        kind: 'et0_daily',
        inputs: { ...base, ...inputs },
        expected,
      };
      expect(judge({ ...vector, tolerance: 0.02 })).toMatchObject({
        passed: true,
      });
    }
  });
});
