import type { GuidanceDuty } from '@ankur/contracts/guidance/endpoints';
import { describe, expect, it } from 'vitest';
import { planDuty } from './reminder-dates.ts';

const duty = (over: Partial<GuidanceDuty>): GuidanceDuty => ({
  code: 'x',
  animal: 'calf',
  label: 'Vaccinate',
  first_age_days: null,
  month: null,
  repeat_every_days: null,
  until_age_days: null,
  ...over,
});

describe('days of a duty', () => {
  it('counts an age from birth and drops past dates', () => {
    const once = duty({ first_age_days: 90 });
    expect(planDuty(once, '2026-11-01', '2026-11-21')).toEqual([
      { date: '2027-01-30', recurrence: 'none' },
    ]);
    expect(planDuty(once, '2026-01-01', '2026-11-21')).toEqual([]);
    expect(planDuty(once, 'soon', '2026-11-21')).toEqual([]);
  });

  it('starts with the next occurrence of a month, or today within it', () => {
    expect(planDuty(duty({ month: 5 }), '', '2026-11-21')[0]?.date).toBe('2027-05-01');
    expect(planDuty(duty({ month: 12 }), '', '2026-11-21')[0]?.date).toBe('2026-12-01');
    expect(planDuty(duty({ month: 11 }), '', '2026-11-21')[0]?.date).toBe('2026-11-21');
  });

  it('expands half-yearly duties to dated tasks of one year', () => {
    const planned = planDuty(duty({ month: 3, repeat_every_days: 182 }), '', '2026-11-21');
    expect(planned.map(({ date }) => date)).toEqual(['2027-03-01', '2027-08-30']);
  });

  it('makes an unlimited monthly duty one recurring task and a limited one dated tasks', () => {
    const monthly = duty({ first_age_days: 10, repeat_every_days: 30 });
    expect(planDuty(monthly, '2026-11-20', '2026-11-21')).toEqual([
      { date: '2026-11-30', recurrence: 'monthly' },
    ]);
    const bounded = planDuty({ ...monthly, until_age_days: 100 }, '2026-11-20', '2026-11-21');
    expect(bounded.map(({ date }) => date)).toEqual([
      '2026-11-30',
      '2026-12-30',
      '2027-01-29',
      '2027-02-28',
    ]);
  });

  it('of a season ends with its last month, and begins again the next year', () => {
    const weekly = duty({ month: 6, until_month: 9, repeat_every_days: 7 });
    const dates = (today: string) => planDuty(weekly, '', today).map(({ date }) => date);
    const all = dates('2026-11-29');
    expect([all[0], all.at(-1), all.length]).toEqual(['2027-06-01', '2027-09-28', 18]);
    expect(dates('2026-09-20')).toEqual(['2026-09-20', '2026-09-27']);
    const monthly = duty({ month: 3, until_month: 10, repeat_every_days: 30 });
    expect(planDuty(monthly, '', '2026-11-29').at(-1)).toEqual({
      ...{ date: '2027-10-27', recurrence: 'none' },
    });
  });
});
