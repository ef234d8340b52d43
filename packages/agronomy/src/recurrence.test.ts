import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, daysInMonth } from './calendar-day.ts';
import { nextDate, upcomingDates } from './recurrence.ts';

const aTask = (
  recurrence: 'none' | 'daily' | 'weekly' | 'monthly',
  anchorDate: string,
  date = anchorDate,
) => ({
  recurrence,
  anchorDate,
  date,
});

describe('nextDate', () => {
  it.each([
    ['daily', '2026-11-21', '2026-11-21', '2026-11-22'],
    ['weekly', '2026-11-21', '2026-11-21', '2026-11-28'],
    ['monthly', '2026-11-21', '2026-11-21', '2026-12-21'],
    ['monthly', '2026-01-31', '2026-01-31', '2026-02-28'],
    ['monthly', '2028-01-31', '2028-01-31', '2028-02-29'],
    ['monthly', '2026-10-31', '2026-10-20', '2026-11-30'],
    ['monthly', '2026-12-31', '2026-12-31', '2027-01-31'],
  ] as const)('%s from %s, done on %s, comes on %s', (recurrence, anchor, today, expected) => {
    expect(nextDate(aTask(recurrence, anchor), today)).toBe(expected);
  });

  it('returns to the 31st after a short month', () => {
    expect(nextDate(aTask('monthly', '2026-01-31', '2026-02-28'), '2026-02-28')).toBe('2026-03-31');
  });

  it('is never in the past, but stays in the series', () => {
    expect(nextDate(aTask('daily', '2026-11-01'), '2026-11-21')).toBe('2026-11-21');
    expect(nextDate(aTask('weekly', '2026-11-01'), '2026-11-21')).toBe('2026-11-22');
    expect(nextDate(aTask('monthly', '2026-01-31'), '2026-11-21')).toBe('2026-11-30');
  });

  it('comes after the task itself when it was done early', () => {
    expect(nextDate(aTask('daily', '2026-12-24'), '2026-11-21')).toBe('2026-12-25');
  });

  it('does not exist for a task that happens once', () => {
    expect(nextDate(aTask('none', '2026-11-21'), '2026-11-21')).toBeNull();
  });
});

const aDate = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));

describe('every recurrence', () => {
  it('moves forward, skips no date and keeps its day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const),
        aDate,
        fc.integer({ min: 0, max: 800 }),
        (recurrence, anchor, late) => {
          const today = addDays(anchor, late);
          const next = nextDate(aTask(recurrence, anchor), today);
          expect(next).not.toBeNull();
          if (next === null) return;
          expect(next > anchor && next >= today).toBe(true);
          const gap = daysBetween(late === 0 ? anchor : today, next);
          expect(gap).toBeLessThanOrEqual({ daily: 1, weekly: 7, monthly: 31 }[recurrence]);
          if (recurrence === 'weekly') expect(daysBetween(anchor, next) % 7).toBe(0);
          if (recurrence === 'monthly') {
            const last = daysInMonth(Number(next.slice(0, 4)), Number(next.slice(5, 7)));
            expect(Number(next.slice(8))).toBe(Math.min(Number(anchor.slice(8)), last));
          }
        },
      ),
    );
  });
});

describe('upcomingDates', () => {
  it('begins with the task and ends in time', () => {
    const task = aTask('monthly', '2026-10-31', '2026-11-30');
    expect(upcomingDates(task, '2026-11-21', '2027-02-28', 99)).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
    ]);
    expect(upcomingDates(aTask('daily', '2026-11-21'), '2026-11-21', '2027-11-21', 5)).toHaveLength(
      5,
    );
    expect(upcomingDates(aTask('none', '2026-11-21'), '2026-11-21', '2027-11-21', 5)).toEqual([
      '2026-11-21',
    ]);
  });

  it('skips from a long overdue date to the present', () => {
    const task = aTask('weekly', '2025-11-22');
    expect(upcomingDates(task, '2026-11-21', '2026-12-05', 99)).toEqual([
      '2025-11-22',
      '2026-11-21',
      '2026-11-28',
      '2026-12-05',
    ]);
  });
});
