import type { GuideJob } from '@ankur/contracts/crops/endpoints';
import { describe, expect, it } from 'vitest';
import { makeTranslate } from '../../lib/i18n/translate.ts';
import crops from '../../locales/en/crops.json';
import { byState, windowsIn } from './by-state.ts';
import { seasonScales } from './season-scale.ts';
import { daysText } from './words.ts';

const job = (key: string, section: GuideJob['section'], first: number, last: number): GuideJob => ({
  ...{ key, section, text: '', states: [], from: 'sowing' },
  days: [first, last],
});

describe('the scale of a season', () => {
  it('has a row for each part with work, each window once, between even marks', () => {
    const [scale, ...others] = seasonScales([
      job('manure', 'nutrients', -30, -20),
      job('sow', 'sowing', 0, 0),
      job('top', 'nutrients', 20, 25),
      job('zinc', 'nutrients', 20, 25),
      job('harvest', 'harvest', 110, 150),
    ]);
    expect(others).toEqual([]);
    expect(scale?.marks).toEqual([-60, 0, 60, 120, 180]);
    expect(scale?.rows).toEqual([
      { section: 'sowing', windows: [[0, 0]] },
      {
        section: 'nutrients',
        windows: [
          [-30, -20],
          [20, 25],
        ],
      },
      { section: 'harvest', windows: [[110, 150]] },
    ]);
  });

  it.each([
    [-230, 140, [-270, -180, -90, 0, 90, 180]],
    [0, 3, [0, 5]],
    [0, 390, [0, 90, 180, 270, 360, 450]],
  ])('counts from %i to %i', (first, last, marks) => {
    expect(seasonScales([job('a', 'water', first, last)])[0]?.marks).toEqual(marks);
  });

  it('separates work counted from different events', () => {
    const later = { ...job('top', 'nutrients', 20, 25), from: 'transplanting' as const };
    const scales = seasonScales([later, job('seed', 'seed', -2, 0)]);
    expect(scales.map(({ from }) => from)).toEqual(['sowing', 'transplanting']);
  });
});

describe('days in words', () => {
  const t = makeTranslate<'crops'>('en', crops);
  it.each([
    [20, 25, '20–25 days after sowing'],
    [1, 1, '1 day after sowing'],
    [0, 10, '0–10 days after sowing'],
    [0, 0, 'At sowing'],
    [-30, -20, '20–30 days before sowing'],
    [-1, -1, '1 day before sowing'],
    [-15, 0, 'In the 15 days before sowing'],
    [-1, 0, 'At sowing or 1 day before'],
    [-3, 7, '3 days before to 7 days after sowing'],
  ])('says %i to %i', (first, last, words) => {
    expect(daysText({ from: 'sowing', days: [first, last] }, t)).toBe(words);
  });
});

describe('what holds in a state', () => {
  const north = { id: 'north', states: ['Punjab', 'Haryana'] };
  const west = { id: 'west', states: ['Maharashtra'] };
  const all = { id: 'all', states: [] };

  it('stands before what holds everywhere; the rest stands apart', () => {
    expect(byState([all, north, west], 'Punjab')).toEqual({
      here: [north, all],
      elsewhere: [west],
    });
    expect(byState([north, west, all], null)).toEqual({ here: [all, north, west], elsewhere: [] });
    expect(byState([north, all], 'Kerala')).toEqual({ here: [all], elsewhere: [north] });
  });

  it('takes the place of the general sowing window of its season', () => {
    const window = { season: 'rabi', sow_from: '11-01', sow_to: '12-15', days: 120 } as const;
    const general = { ...window, states: [] };
    const own = { ...window, days: 145, states: ['Punjab'] };
    const summer = { ...window, season: 'zaid', states: ['Bihar'] } as const;
    const guide = { windows: [general, own, summer] } as unknown as Parameters<typeof windowsIn>[0];
    expect(windowsIn(guide, null)).toEqual([general]);
    expect(windowsIn(guide, 'Punjab')).toEqual([own]);
    expect(windowsIn(guide, 'Bihar')).toEqual([summer, general]);
  });
});
