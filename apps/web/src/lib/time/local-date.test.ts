import { describe, expect, it } from 'vitest';
import { addLocalDays, parseLocalDate, toLocalDate } from './local-date.ts';

describe('local dates', () => {
  it('writes the local calendar day', () => {
    expect(toLocalDate(new Date(2025, 2, 8, 23, 59))).toBe('2025-03-08');
  });

  it('refuses days that do not exist', () => {
    expect(parseLocalDate('2025-02-30')).toBeNull();
    expect(parseLocalDate('08/03/2025')).toBeNull();
    expect(parseLocalDate('2024-02-29')?.getDate()).toBe(29);
  });

  it('steps over the end of a month', () => {
    expect(addLocalDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addLocalDays('2025-03-01', -1)).toBe('2025-02-28');
    expect(addLocalDays('soon', 1)).toBe('soon');
  });
});
