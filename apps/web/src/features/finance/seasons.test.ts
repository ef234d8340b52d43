import { describe, expect, it } from 'vitest';
import { latestSeasons, scopeOf } from './seasons.ts';

describe('latestSeasons', () => {
  it('lists past seasons without a gap', () => {
    expect(latestSeasons('2026-11-21', 5).map(({ value }) => value)).toEqual([
      'rabi-2026',
      'kharif-2026',
      'zaid-2026',
      'rabi-2025',
      'kharif-2025',
    ]);
    expect(latestSeasons('2027-02-01', 1)[0]).toEqual({
      value: 'rabi-2026',
      season: 'rabi',
      year: 2026,
    });
  });
});

describe('scopeOf', () => {
  it('is empty for all time and all crops', () => expect(scopeOf('', '')).toEqual({}));
  it('names season, year and crop', () =>
    expect(scopeOf('kharif-2026', 'Cotton')).toEqual({
      season: 'kharif',
      year: 2026,
      crop: 'Cotton',
    }));
});
