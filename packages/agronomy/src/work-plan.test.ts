import { describe, expect, it } from 'vitest';
import { doneByEntries, dryDayIn, planWork, startOf } from './work-plan.ts';

const HOEING = { key: 'weeds', section: 'weeds', from: 'sowing', days: [15, 20] } as const;
const SECOND = { key: 'hoeing-second', section: 'weeds', from: 'sowing', days: [30, 35] } as const;
const TREATMENT = { key: 'seed', section: 'seed', from: 'sowing', days: [-1, 0] } as const;
const SOYBEAN = [SECOND, HOEING, TREATMENT];
const SOWN = { sownOn: '2026-06-20', ratoon: false, events: {} };

describe('the plan of work', () => {
  it('gives each job its window from the sowing date, in order', () => {
    const plan = planWork(SOYBEAN, SOWN, {}, '2026-07-06');
    expect(plan.map(({ job, from, to, state }) => [job.key, from, to, state])).toEqual([
      ['seed', '2026-06-19', '2026-06-20', 'past'],
      ['weeds', '2026-07-05', '2026-07-10', 'now'],
      ['hoeing-second', '2026-07-20', '2026-07-25', 'ahead'],
    ]);
  });

  it.each([
    ['2026-07-08', 0, '2026-07-20'],
    ['2026-07-10', 0, '2026-07-20'],
    ['2026-07-15', 5, '2026-07-25'],
    ['2026-08-15', 14, '2026-08-03'],
  ])('done on %s moves the next of its kind by %i days', (weeds, days, from) => {
    const last = planWork(SOYBEAN, SOWN, { weeds }, '2026-07-06').at(-1);
    expect(last).toMatchObject({ movedDays: days, from });
  });

  it('moves nothing of another kind', () => {
    const urea = { key: 'urea', section: 'nutrients', from: 'sowing', days: [30, 32] } as const;
    const plan = planWork([HOEING, urea], SOWN, { weeds: '2026-07-20' }, '2026-07-21');
    expect(plan[1]).toMatchObject({ movedDays: 0, from: '2026-07-20' });
  });
});

describe('the day from which jobs count', () => {
  const nursery = { key: 'age', section: 'sowing', from: 'sowing', days: [20, 30] } as const;

  it('is what was written down, else the end of what comes before', () => {
    expect(startOf('transplanting', [nursery], SOWN)).toBe('2026-07-20');
    expect(startOf('transplanting', [], SOWN)).toBe('2026-06-20');
    const told = { ...SOWN, events: { transplanting: '2026-07-14' } };
    expect(startOf('transplanting', [nursery], told)).toBe('2026-07-14');
  });

  it('is not known for a pruning that nobody told of, or for the other kind of cane', () => {
    expect(startOf('pruning', [], SOWN)).toBeNull();
    expect(startOf('ratooning', [], SOWN)).toBeNull();
    expect(startOf('planting', [], { ...SOWN, ratoon: true })).toBeNull();
    expect(startOf('ratooning', [], { ...SOWN, ratoon: true })).toBe('2026-06-20');
  });
});

describe('rain', () => {
  const window = { from: '2026-07-05', to: '2026-07-07' };
  it.each([
    [{}, '2026-07-06', '2026-07-06'],
    [{ '2026-07-06': 2.5 }, '2026-07-06', '2026-07-07'],
    [{ '2026-07-06': 2.4 }, '2026-07-06', '2026-07-06'],
    [{ '2026-07-06': 9, '2026-07-07': 9 }, '2026-07-06', '2026-07-06'],
    [{ '2026-07-05': 9 }, '2026-06-30', '2026-07-06'],
    [{}, '2026-07-08', null],
  ])('of %j seen on %s leaves %s', (rain, today, day) => {
    expect(dryDayIn(window, rain, today)).toBe(day);
  });
});

it('takes entries of the diary for the jobs that they are, each for one', () => {
  const entries = [
    { kind: 'weeding', date: '2026-07-22' },
    { kind: 'weeding', date: '2026-07-06' },
    { kind: 'weeding', date: '2026-09-20' },
    { kind: 'watering', date: '2026-07-06' },
  ];
  expect(doneByEntries(SOYBEAN, SOWN, entries)).toEqual({
    weeds: '2026-07-06',
    'hoeing-second': '2026-07-22',
  });
});
