import { expect, it } from 'vitest';
import { stateCost } from './state-cost.ts';
import { STATE_COSTS } from './state-cost-data.ts';
import { findState } from './states-districts.ts';

const rows = Object.entries(STATE_COSTS).flatMap(([crop, states]) =>
  Object.entries(states).map(([state, figures]) => ({ crop, state, figures })),
);

it.each(rows)(
  '$crop in $state: a hectare costs what its quintals do, by-products apart',
  ({ state, figures: [perHectare, perQuintal, yields] }) => {
    expect(findState(state)?.name).toBe(state);
    const share = perHectare / (perQuintal * yields);
    expect(share).toBeGreaterThan(0.98);
    // Straw of pearl millet and sorghum in Rajasthan is worth nearly as much as the grain.
    expect(share).toBeLessThan(1.85);
  },
);

it('knows what a hectare cost in a state, with year and source', () => {
  expect(rows).toHaveLength(149);
  expect(stateCost('cotton', 'Maharashtra')).toEqual({
    year: '2021-22',
    source: expect.stringContaining('Directorate of Economics and Statistics'),
    rupeesPerHectare: 76_896,
  });
});

it('says nothing of other crops and states, few farms, and rows that cannot be right', () => {
  expect(stateCost('tomato', 'Maharashtra')).toBeNull();
  expect(stateCost('cotton', 'Kerala')).toBeNull();
  expect(stateCost('safflower', 'Karnataka')).toBeNull();
  expect(stateCost('rice', 'West Bengal')).toBeNull();
});
