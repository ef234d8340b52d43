import { expect, it } from 'vitest';
import { openingKind, openingSpan, twoSpans } from './spans.ts';

it.each([
  ['season', '2026-11-23', ['2026-11-01', '2027-03-31'], ['2025-11-01', '2026-03-31']],
  ['season', '2026-06-01', ['2026-06-01', '2026-10-31'], ['2025-06-01', '2025-10-31']],
  ['season', '2028-02-29', ['2027-11-01', '2028-03-31'], ['2026-11-01', '2027-03-31']],
  ['season', '2026-05-31', ['2026-04-01', '2026-05-31'], ['2025-04-01', '2025-05-31']],
  ['year', '2026-11-23', ['2026-06-01', '2027-05-31'], ['2025-06-01', '2026-05-31']],
  ['year', '2026-05-31', ['2025-06-01', '2026-05-31'], ['2024-06-01', '2025-05-31']],
] as const)('the %s of %s stands beside that of the year before', (kind, today, now, before) => {
  expect(twoSpans(kind, today).map(({ from, to }) => [from, to])).toEqual([now, before]);
});

it.each([
  ['cotton of June in November', [['growing', '2026-06-12', null]], '2026-06-01'],
  [
    'the oldest of two',
    [
      ['growing', '2026-09-01', null],
      ['growing', '2026-06-12', null],
    ],
    '2026-06-01',
  ],
  ['a crop that ended in this season', [['harvested', '2026-06-12', '2026-11-20']], '2026-06-01'],
  ['a crop of this season alone', [['growing', '2026-11-05', null]], null],
  ['a crop that ended before', [['harvested', '2026-06-12', '2026-10-20']], null],
  ['an orchard of years', [['growing', '2019-07-01', null]], null],
  ['a crop without a day', [['growing', null, null]], null],
] as const)('account and statement open so that they hold %s', (_, crops, from) => {
  const plantings = crops.map(([status, sown_on, ended_on]) => ({ status, sown_on, ended_on }));
  const span = from && { from, to: '2027-03-31' };
  expect(openingSpan(plantings, '2026-11-29')).toEqual(span);
  expect(openingKind(plantings, '2026-11-29')).toBe(from ? 'year' : 'season');
});
