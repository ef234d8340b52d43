import { expect, it } from 'vitest';
import { check } from '../http/errors.ts';
import { toErrors } from '../problems.ts';
import { pumpFields, wateringFields } from './rules.ts';

const PUMP = { discharge_lps: null, power_hp: 5, lift_m: 20, power_from: null, power_to: null };
const WATERING = { crop_type: 'Wheat', date: '2026-11-22', volume_m3: 12.345 };
const errorsOf = (result: ReturnType<typeof check>) => (result.ok ? {} : toErrors(result.failures));

it('reports each exceeded limit of the pump', () => {
  expect(check(pumpFields, PUMP).ok).toBe(true);
  for (const power_hp of [0, -1, 201])
    expect(errorsOf(check(pumpFields, { ...PUMP, power_hp }))).toEqual({
      power_hp: ['Horsepower must be above 0 and at most 200'],
    });
  expect(errorsOf(check(pumpFields, { ...PUMP, lift_m: 501, discharge_lps: 501 }))).toEqual({
    discharge_lps: ['Discharge must be above 0 and at most 500 litres a second'],
    lift_m: ['Lift must be above 0 and at most 500 metres'],
  });
  expect(check(wateringFields, WATERING).ok).toBe(true);
  expect(errorsOf(check(wateringFields, { ...WATERING, volume_m3: 1e8 }))).toEqual({
    volume_m3: ['Water must be above 0 and at most 1,00,00,000 cubic metres'],
  });
});
