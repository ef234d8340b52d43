import { expect, it } from 'vitest';
import { adviseWater } from './advise-water.ts';
import { factsOfField } from './facts-of-field.ts';
import type { WaterFacts } from './water-facts.ts';

/** A farm with sprinklers near Yavatmal in a dry December. */
const FARM: WaterFacts = {
  ...{ lat: 20.4, lon: 78.12, name: 'Yavatmal', state: 'Maharashtra' },
  ...{ irrigation_method: 'sprinkler', land_type: 'irrigated', days: [], forecast_elevation: null },
  normals: [
    {
      ...{ month: 12, temperature_min: 14.5, temperature_max: 28.5, humidity: 44.5 },
      ...{ vapour_pressure: null, wind_speed: null, precipitation: 0 },
    },
  ],
  station: null,
};
const ASKED = {
  ...{ crop_type: 'Wheat', calendar: 'wheat', land_size: 2 },
  ...{ date: '2026-12-20', sowing_date: '2026-11-12' },
};
const advise = (field: Parameters<typeof factsOfField>[1]) =>
  adviseWater(factsOfField(FARM, field), ASKED, [], null);
const soilStep = (field: Parameters<typeof factsOfField>[1]) =>
  advise(field)?.working.find(({ step }) => step === 'soil')?.values;

it('loses less water on a field with drip than on the rest of the farm, and needs the same at the roots', () => {
  const [farm, drip] = [advise(null), advise({ soil: null, irrigation: 'drip' })];
  expect(drip?.irrigation_method).toBe('drip');
  expect(drip?.net_need_mm).toBe(farm?.net_need_mm);
  expect((farm?.gross_need_mm ?? 0) / (drip?.gross_need_mm ?? 1)).toBeCloseTo(0.9 / 0.75, 2);
});

it('waters a sandy field sooner than one of black soil, and says what each holds', () => {
  const [black, sandy] = ['black', 'sandy'].map((soil) => soilStep({ soil, irrigation: null }));
  // FAO-56 eq 82, by hand: black 1000 · (0.36 − 0.22) = 140 mm a metre of roots, sandy 85 mm.
  const depth = Number(black?.capacityMm) / 140;
  expect(Number(sandy?.capacityMm)).toBeCloseTo(85 * depth, 1);
  expect(black?.soil).toBe('black');
  // FAO-56 Table 22: 0.55 for wheat, and 0.04 more for each mm that it takes less than 5 a day.
  const daily = advise({ soil: 'black', irrigation: null })?.daily ?? [];
  const useMm = daily.reduce((sum, { etc }) => sum + etc, 0) / daily.length;
  const share = Number(black?.readilyMm) / Number(black?.capacityMm);
  expect(share).toBeCloseTo(0.55 + 0.04 * (5 - useMm), 2);
  const daysOf = (soil: string) => {
    const advice = advise({ soil, irrigation: null });
    const code = advice?.suggestion_code;
    return code === 'irrigate-today' ? 0 : Number(advice?.suggestion_values.days ?? 99);
  };
  expect(daysOf('sandy')).toBeLessThanOrEqual(daysOf('black'));
});

it('tells of a field under rain alone that the figure is what the crop lacks', () => {
  expect(advise({ soil: null, irrigation: 'rain' })?.notes).toContain('rainfed-land');
});

it('leaves the farm as it is for words that nobody chose from the list', () => {
  expect(factsOfField(FARM, { soil: 'murum', irrigation: 'from the canal' })).toEqual(FARM);
  expect(soilStep(null)).toBeUndefined();
});
