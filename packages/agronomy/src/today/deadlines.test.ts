import { describe, expect, it } from 'vitest';
import { herdHoursLeft } from './deadlines.ts';

describe('herdHoursLeft', () => {
  it('is two hours for colostrum, and else the time until it is of no use', () => {
    expect(herdHoursLeft('colostrum', 10, 34)).toBe(2);
    expect(herdHoursLeft('heat_watch', 10, 34)).toBe(34);
  });

  it('does not run out for what stays due until it is done', () => {
    expect(herdHoursLeft('calving', -200, null)).toBe(24);
    expect(herdHoursLeft('calving', 60, null)).toBe(60);
  });

  it('is not the most urgent for ever once its last day has passed', () => {
    expect(herdHoursLeft('heat_watch', -50, 1)).toBe(1);
    expect(herdHoursLeft('heat_watch', -51, 0)).toBe(24);
    expect(herdHoursLeft('heat_watch', -2000, -1900)).toBe(24);
  });
});
