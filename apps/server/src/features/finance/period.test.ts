import { describe, expect, it } from 'vitest';
import { lastMonths, periodOf } from './period.ts';

describe('periodOf', () => {
  it.each([
    [
      { season: 'kharif', year: 2026 },
      { from: '2026-06-01', to: '2026-10-31' },
    ],
    [
      { season: 'rabi', year: 2023 },
      { from: '2023-11-01', to: '2024-03-31' },
    ],
    [
      { season: 'zaid', year: 2026 },
      { from: '2026-04-01', to: '2026-05-31' },
    ],
    [{ year: 2025 }, { from: '2025-06-01', to: '2026-05-31' }],
    [{}, null],
  ] as const)('of %j', (query, expected) => {
    expect(periodOf(query, '2026-11-21')).toEqual(expected);
  });

  it('is the season that began last when no year is given', () => {
    expect(periodOf({ season: 'rabi' }, '2026-11-21')?.from).toBe('2026-11-01');
    expect(periodOf({ season: 'rabi' }, '2026-10-31')?.from).toBe('2025-11-01');
    expect(periodOf({ season: 'kharif' }, '2026-05-31')?.from).toBe('2025-06-01');
  });
});

describe('lastMonths', () => {
  it('ends with the present month and crosses the year', () => {
    expect(lastMonths(12, '2026-11-21')).toEqual({ from: '2025-12-01', to: '2026-11-30' });
    expect(lastMonths(1, '2024-02-29')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(lastMonths(3, '2026-01-31')).toEqual({ from: '2025-11-01', to: '2026-01-31' });
  });
});
