import { expect, it } from 'vitest';
import type { PriceArea, StoredPrice } from '../../../ports/prices.ts';
import { tellPrices } from './prices-tool.ts';

const row = (state: string, district: string, market: string): StoredPrice => ({
  commodity: 'Onion',
  state,
  district,
  market,
  arrivalDate: '2026-11-20',
  minPaise: 100_000,
  maxPaise: 200_000,
  modalPaise: 150_000,
  sample: false,
});
const ROWS = [
  row('Karnataka', 'Belagavi', 'Belagavi'),
  row('Maharashtra', 'Nashik', 'Chandwad'),
  row('Maharashtra', 'Nashik', 'Lasalgaon(Niphad)'),
];
const prices = {
  latest: async (_: string, { state, district }: PriceArea, limit: number) =>
    ROWS.filter(
      (one) => (!state || one.state === state) && (!district || one.district === district),
    ).slice(0, limit),
};
const at = (name: string, district: string, state = 'Maharashtra') => ({
  name,
  district,
  state,
  lat: 20,
  lon: 74,
});
const told = async (place: ReturnType<typeof at> | null, language: 'en' | 'mr' = 'en') =>
  (await tellPrices(prices, 'onion price', [], place, null, '2026-11-22', language))[0];

it('tells the price of the market that is named, of its district, of its state, or of any', async () => {
  expect(await told(at('Lasalgaon', 'Nashik'))).toContain('in Lasalgaon(Niphad) (Maharashtra)');
  expect(await told(at('Sinnar', 'Nashik'))).toContain('in Chandwad (Maharashtra)');
  expect(await told(at('Pune', 'Pune'))).toContain('in Chandwad (Maharashtra)');
  expect(await told(at('Guntur', 'Guntur', 'Andhra Pradesh'))).toContain('in Belagavi (Karnataka)');
  expect(await told(null)).toContain('in Belagavi (Karnataka)');
});

it("names the market and its state in the question's language", async () => {
  expect(await told(at('Lasalgaon', 'Nashik'), 'mr')).toContain('लासलगाव (निफाड) (महाराष्ट्र)');
});
