import { describe, expect, it } from 'vitest';
import { reverseGeocode } from './gazetteer.ts';
import { marketName } from './market-names.ts';
import { marketTowns } from './market-towns-data.ts';
import { locateMarket } from './markets.ts';

describe('marketName', () => {
  it.each([
    ['Yavatmal APMC', 'Yavatmal', 'Maharashtra', 'Yavatmal'],
    ['Yeotmal', 'Yavatmal', 'Maharashtra', 'Yavatmal'],
    ['Nasik', 'Nashik', 'Maharashtra', 'Nashik'],
    ['HINGNA - APMC', 'Nagpur', 'Maharashtra', 'Hingna'],
    ['APMC VASAI', 'Palghar', 'Maharashtra', 'Vasai'],
    ['AGRICULTURE PRODUCE MARKET COMITEE CHANDWAD', 'Nashik', 'Maharashtra', 'Chandwad'],
    ['Ariyalur(Uzhavar Sandhai )', 'Ariyalur', 'Tamil Nadu', 'Ariyalur(Uzhavar Sandhai)'],
    ['Ahmednagar', 'Ahmednagar', 'Maharashtra', 'Ahilyanagar'],
    ['Bangalore', 'Bangalore', 'Karnataka', 'Bengaluru'],
    ['Mumbai', 'Mumbai', 'Maharashtra', 'Mumbai'],
    ['Orai', 'Jalaun (Orai)', 'Uttar Pradesh', 'Orai'],
    ['Karwar', 'Karwar(Uttar Kannad)', 'Karnataka', 'Karwar'],
  ])('calls %s of %s, %s: %s', (raw, district, state, name) => {
    expect(marketName(raw, district, state)).toBe(name);
    expect(marketName(name, district, state)).toBe(name);
  });
});

describe('locateMarket', () => {
  it.each([
    ['Yeotmal', 'Yavatmal', 'Yavatmal', 20.39, 78.13],
    ['Lasalgaon(Niphad) APMC', 'Nashik', 'Lasalgaon', 20.14, 74.24],
    ['Dindori', 'Nashik', 'Dindori', 20.2, 73.83],
    ['Mumbai- Fruit Market APMC', 'Mumbai', 'Mumbai', 19.07, 72.88],
    ['Hinganghat', 'Wardha', 'Hinganghat', 20.55, 78.84],
  ])('finds the town of %s, %s', (market, district, place, lat, lon) => {
    const found = locateMarket(market, district, 'Maharashtra');
    expect(found).toMatchObject({ place, basis: 'town' });
    expect(found?.lat).toBeCloseTo(lat, 1);
    expect(found?.lon).toBeCloseTo(lon, 1);
  });

  it('ignores a distant town of the same name', () => {
    expect(locateMarket('Sindi(Selu)', 'Wardha', 'Maharashtra')?.lat).toBeGreaterThan(20.4);
  });

  it('reports when only the district is known', () => {
    const market = 'Shree Rameshwar Krushi Market';
    expect(locateMarket(market, 'Nashik', 'Maharashtra')).toMatchObject({
      basis: 'district',
      place: 'Nashik',
    });
    expect(locateMarket('Anywhere', 'Nowhere', 'Maharashtra')).toBeNull();
  });

  it('has additional towns inside or within a few kilometres of their district', () => {
    // Vashi's market belongs to Mumbai's committee though it lies in Thane; Vasai moved to Palghar.
    const elsewhere = ['Mumbai City/Vashi New Mumbai', 'Thane/Vasai'];
    for (const [key, [lat, lon]] of Object.entries(marketTowns)) {
      if (elsewhere.includes(key)) continue;
      expect(reverseGeocode(lat, lon)?.district, key).toBe(key.split('/')[0]);
    }
  });
});
