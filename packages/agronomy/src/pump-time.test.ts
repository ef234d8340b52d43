import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dischargeFromPowerLps, pumpTime, windowMinutes } from './pump-time.ts';

describe('pump time', () => {
  it('brings 86.4 m³ with 9 litres a second in 2 h 40 min', () => {
    expect(pumpTime(86.4, 9)).toMatchObject({ totalMinutes: 160, hours: 2, minutes: 40 });
  });

  it('spreads over the days that the power window requires', () => {
    const window = { from: '22:00', to: '04:00' };
    expect(windowMinutes(window)).toBe(360);
    expect(pumpTime(432, 8, window).perDay).toEqual([360, 360, 180]);
    expect(windowMinutes({ from: '06:00', to: '06:00' })).toBe(1440);
  });

  it('needs no time for no water', () => {
    expect(pumpTime(0, 5)).toEqual({ totalMinutes: 0, hours: 0, minutes: 0, perDay: [] });
  });

  it('delivers at least the volume and at most a minute too much', () => {
    const volume = fc.double({ min: 0.1, max: 5000, noNaN: true });
    const discharge = fc.double({ min: 0.2, max: 60, noNaN: true });
    fc.assert(
      fc.property(volume, discharge, (m3, lps) => {
        const time = pumpTime(m3, lps, { from: '08:00', to: '14:30' });
        const broughtM3 = (time.totalMinutes * 60 * lps) / 1000;
        expect(broughtM3).toBeGreaterThan(m3 - 1e-6);
        expect(broughtM3 - m3).toBeLessThanOrEqual((60 * lps) / 1000 + 1e-6);
        expect(time.perDay.reduce((sum, minutes) => sum + minutes, 0)).toBe(time.totalMinutes);
        expect(Math.max(...time.perDay)).toBeLessThanOrEqual(390);
      }),
    );
  });

  it('lifts 7.5 l/s from 20 m with 5 hp at 40 %', () => {
    expect(dischargeFromPowerLps(5, 20)).toBeCloseTo(7.5, 1);
    expect(dischargeFromPowerLps(5, 40)).toBeCloseTo(3.75, 1);
  });

  it('refuses invalid input', () => {
    expect(() => pumpTime(10, 0)).toThrow(RangeError);
    expect(() => dischargeFromPowerLps(5, 0)).toThrow(RangeError);
    expect(() => dischargeFromPowerLps(5, 20, 1.5)).toThrow(RangeError);
    expect(() => windowMinutes({ from: '25:00', to: '04:00' })).toThrow('25:00');
  });
});
