import { describe, expect, it } from 'vitest';
import { pumpOfField } from './pump-of-field.ts';
import { pumpPlan } from './pump-plan.ts';

const OWN = {
  ...{ discharge_lps: 5, power_hp: null, lift_m: null },
  ...{ power_from: '22:00', power_to: '06:00' },
};
const UNTOLD = {
  ...{ pump_source: null, pump_litres_per_minute: null, pump_hp: null, pump_lift_m: null },
};

describe('the pump of a field', () => {
  it('is the farmer’s where the field tells no figure, and none where nothing is pumped', () => {
    for (const field of [null, {}, UNTOLD, { ...UNTOLD, pump_source: 'canal' }])
      expect(pumpOfField(OWN, field)).toEqual(OWN);
    expect(pumpOfField(null, UNTOLD)).toBeNull();
    expect(pumpOfField(OWN, { ...UNTOLD, pump_source: 'none', pump_hp: 5 })).toBeNull();
  });

  it('is its own by litres in a minute, within the farmer’s hours of electricity', () => {
    const pump = pumpOfField(OWN, { ...UNTOLD, pump_litres_per_minute: 120 });
    expect(pump).toMatchObject({ discharge_lps: 2, power_from: '22:00', power_to: '06:00' });
    // 72 m³ at 2 litres a second are 10 hours: 8 in the first night, 2 in the second.
    expect(pump && pumpPlan(pump, 72)).toEqual({
      ...{ discharge_lps: 2, minutes: 600, minutes_per_day: [480, 120], of_field: true },
    });
  });

  it('is its own by power and lift, and tells no time by power alone', () => {
    const told = { ...UNTOLD, pump_source: 'bore_well', pump_hp: 5 };
    const deep = pumpOfField(null, { ...told, pump_lift_m: 60 });
    // 5 hp · 735.5 W · 0.4 / (9.81 · 60) = 2.5 l/s.
    expect(deep && pumpPlan(deep, 9)).toEqual({
      ...{ discharge_lps: 2.5, minutes: 61, minutes_per_day: [61], of_field: true },
    });
    const unknown = pumpOfField(OWN, told);
    expect(unknown && pumpPlan(unknown, 9)).toBeNull();
  });

  it.each([
    { discharge_lps: 0.0001 },
    { discharge_lps: 1e-300 },
    { discharge_lps: null, power_hp: 5, lift_m: 1e-320 },
  ])('tells no time where no pump is like that: %o', (wrong) => {
    for (const window of [{}, { power_from: null, power_to: null }])
      expect(pumpPlan({ ...OWN, ...wrong, ...window }, 100_000)).toBeNull();
  });

  it('tells a time of up to 366 days', () => {
    // 8 hours a night at 5 litres a second are 144 m³.
    expect(pumpPlan(OWN, 366 * 144)?.minutes_per_day).toHaveLength(366);
    expect(pumpPlan(OWN, 366 * 144 + 1)).toBeNull();
  });
});
