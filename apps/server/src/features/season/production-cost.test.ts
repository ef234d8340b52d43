import { supportPrices } from '@ankur/content/msp';
import { PRODUCTION_COSTS, productionCost } from '@ankur/content/production-cost';
import { findCrop } from '@ankur/crops/register';
import { expect, it } from 'vitest';

const figures = PRODUCTION_COSTS.flatMap(({ label, rupees }) =>
  Object.entries(rupees).map(([crop, cost]) => ({ label, crop, cost })),
);

it.each(figures)(
  '$crop, $label: the support price is at least one and a half times the cost',
  ({ label, crop, cost }) => {
    const [commodity = ''] = findCrop(crop)?.market ?? [];
    const prices = supportPrices(commodity).filter(({ season }) => season === label);
    const lowest = Math.min(...prices.map(({ paisePerQuintal }) => paisePerQuintal / 100));
    expect(lowest / cost).toBeGreaterThanOrEqual(1.4999);
    expect(lowest / cost).toBeLessThan(2.2);
  },
);

it('takes the newest season, and knows none of a crop without a support price', () => {
  expect(productionCost('cotton')).toMatchObject({ season: 'KMS 2025-26', rupeesPerQuintal: 5140 });
  expect(productionCost('wheat')).toMatchObject({ season: 'RMS 2026-27', rupeesPerQuintal: 1239 });
  expect(productionCost('tomato')).toBeNull();
});
