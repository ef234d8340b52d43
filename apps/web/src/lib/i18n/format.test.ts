import { describe, expect, it } from 'vitest';
import { formatFor } from './format.ts';

const en = formatFor('en');

describe('format', () => {
  it('formats rupees in Indian grouping with two decimals', () => {
    expect(en.money(150000.75)).toBe('₹1,50,000.75');
    expect(en.money(-20)).toBe('-₹20.00');
    expect(en.moneyShort(12345678)).toBe('₹1,23,45,678');
    expect(formatFor('mr').money(350000)).toBe('₹3,50,000.00');
    expect(formatFor('hi').money(-350000.5)).toBe('-₹3,50,000.50');
  });

  it('formats days and instants, and a dash for invalid ones', () => {
    expect(en.date('2025-03-08')).toBe('8 March 2025');
    expect(en.date('soon')).toBe('–');
    expect(formatFor('hi').date('2025-03-08')).toContain('मार्च');
    expect(formatFor('te').date('2025-03-08')).toContain('మార్చి');
  });

  it('uses the digits 0–9 in every language', () => {
    const now = new Date('2025-03-08T12:00:00Z');
    for (const language of ['en', 'hi', 'mr', 'te'] as const) {
      const format = formatFor(language);
      expect(format.number(1234567.5)).toBe('12,34,567.5');
      expect(format.percent(0.7)).toBe('70%');
      expect(format.date('2025-03-08')).toMatch(/^8 .+ 2025$/);
      expect(format.relative('2025-03-08T09:00:00Z', now)).toMatch(/^3 /);
      expect(format.indianTime('2025-03-08T01:01:00Z')).toMatch(/^6:31 /);
    }
  });

  it('formats relative times', () => {
    const now = new Date('2025-03-08T12:00:00Z');
    expect(en.relative('2025-03-08T09:00:00Z', now)).toBe('3 hours ago');
    expect(en.relative('2025-03-08T11:59:50Z', now)).toBe('now');
    expect(en.relative('2025-03-07T11:00:00Z', now)).toBe('1 day ago');
    expect(en.relative('2025-03-06T12:30:00Z', now)).toBe('1 day ago');
    expect(en.relative('2023-03-20T12:00:00Z', now)).toBe('1 year ago');
    expect(en.relative('2025-03-08T12:05:00Z', now)).toBe('now');
    expect(formatFor('mr').relative('2025-03-08T09:00:00Z', now)).toContain('तासांपूर्वी');
  });
});
