import { describe, expect, it } from 'vitest';
import { herdStake, loanStake, lossStake, taskStake, waterStake, weatherStake } from './stakes.ts';
import { mostUrgent } from './urgency.ts';

const thing = (key: string, stakeRupees: number, hoursLeft: number) => ({
  key,
  stakeRupees,
  hoursLeft,
});

describe('mostUrgent', () => {
  it('puts first what loses most with each hour of waiting', () => {
    const loss = thing('loss', lossStake(2), 5);
    const loan = thing('loan', loanStake(50_000), 6 * 24);
    const task = thing('task', taskStake('medium'), 10);
    expect(mostUrgent([task, loan, loss]).map(({ key }) => key)).toEqual(['loss', 'task', 'loan']);
  });

  it('counts what is overdue as an hour, not as less', () => {
    const overdue = thing('overdue', 100, -40);
    expect(mostUrgent([thing('later', 100, 2), overdue])[0]).toBe(overdue);
  });

  it('says nothing twice and keeps the more urgent of two', () => {
    const soon = thing('water', 100, 2);
    expect(mostUrgent([thing('water', 100, 20), soon])).toEqual([soon]);
  });

  it('stops at the number asked for', () => {
    const many = Array.from({ length: 9 }, (_, index) => thing(`${index}`, 9 - index, 1));
    expect(mostUrgent(many).map(({ key }) => key)).toEqual(['0', '1', '2', '3', '4']);
  });
});

describe('stakes', () => {
  it('grow with the land, and a loss outweighs the weather, which outweighs a week of water', () => {
    expect(lossStake(2)).toBe(2 * lossStake(1));
    expect(lossStake(1)).toBeGreaterThan(weatherStake(1));
    expect(weatherStake(1)).toBeGreaterThan(waterStake(1));
    expect(lossStake(null)).toBe(lossStake(1));
  });

  it('grow with the priority of work', () => {
    expect(taskStake('high')).toBeGreaterThan(taskStake('medium'));
    expect(taskStake('medium')).toBeGreaterThan(taskStake('low'));
  });

  it('put the newborn calf before the missed heat, and that before routine care', () => {
    expect(herdStake('colostrum')).toBeGreaterThan(herdStake('heat_watch'));
    expect(herdStake('heat_watch')).toBeGreaterThan(herdStake('deworming'));
  });
});
