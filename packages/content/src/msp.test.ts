import { describe, expect, it } from 'vitest';
import { findCommodity } from './commodities.ts';
import {
  announcedSupportPrices,
  supportPrices,
  supportPricesBetween,
  supportPricesOn,
} from './msp.ts';
import { mspSeasons } from './msp-data.ts';

describe('support prices', () => {
  it('belong to known commodities, with plausible figures', () => {
    for (const { label, rupees, from, to, announced } of mspSeasons) {
      expect(from < to && announced < from, label).toBe(true);
      for (const [key, price] of Object.entries(rupees)) {
        const [commodity = ''] = key.split(': ');
        expect(findCommodity(commodity)?.name, key).toBe(commodity);
        expect(price, `${label} ${key}`).toBeGreaterThan(300);
        expect(price, `${label} ${key}`).toBeLessThan(12_000);
      }
    }
  });

  it('rise from season to season for the main crops', () => {
    for (const crop of ['Wheat', 'Soyabean', 'Gram', 'Tur', 'Maize']) {
      const prices = supportPrices(crop).map((price) => price.paisePerQuintal);
      expect(prices.length).toBeGreaterThanOrEqual(4);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    }
  });

  it('are those of the date’s season', () => {
    expect(supportPricesOn('Wheat', '2026-04-01')).toMatchObject([
      { paisePerQuintal: 258_500, season: 'RMS 2026-27', variety: null },
    ]);
    expect(supportPricesOn('Soybean', '2026-11-21')).toMatchObject([
      { paisePerQuintal: 570_800, season: 'KMS 2026-27', variety: 'Yellow' },
    ]);
    expect(supportPricesOn('Cotton', '2025-10-01').map((price) => price.variety)).toEqual([
      'Medium staple',
      'Long staple',
    ]);
  });

  it('are those of both seasons that a year of months touches', () => {
    const seasons = supportPricesBetween('Soyabean', '2025-08-01', '2026-07-23');
    expect(seasons.map((price) => price.season)).toEqual(['KMS 2024-25', 'KMS 2025-26']);
  });

  it('include announced prices of the coming season', () => {
    expect(announcedSupportPrices('Wheat', '2026-11-21')).toMatchObject([
      { paisePerQuintal: 261_000, validFrom: '2027-04-01' },
    ]);
    expect(announcedSupportPrices('Wheat', '2026-09-30')).toEqual([]);
  });

  it('are empty for commodities without one', () => {
    expect(supportPricesOn('Onion', '2026-04-01')).toEqual([]);
    expect(supportPricesOn('Wheat', '2019-04-01')).toEqual([]);
  });
});
