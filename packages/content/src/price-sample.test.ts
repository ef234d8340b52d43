import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { commodities } from './commodities.ts';
import type { PriceRow } from './price-row.ts';
import { delta, type MonthlyPrice, readPriceSample, undelta } from './price-sample.ts';
import { findDistrict, findState } from './states-districts.ts';

let asOf = '';
let daily: PriceRow[] = [];
let monthly: MonthlyPrice[] = [];
beforeAll(async () => {
  const sample = await readPriceSample();
  asOf = sample.asOf;
  daily = [...sample.daily()];
  monthly = [...sample.monthly()];
});

describe('the price sample', () => {
  it('holds the rows that the script counted, the newest of August 2026', () => {
    expect(asOf).toBe('2026-08-22');
    expect(daily).toHaveLength(88_777);
    expect(monthly).toHaveLength(101_456);
  });

  it('covers all 77 commodities and most states', () => {
    expect(new Set(monthly.map((row) => row.commodity))).toEqual(
      new Set(commodities.map((commodity) => commodity.name)),
    );
    expect(new Set(monthly.map((row) => row.state)).size).toBeGreaterThan(28);
  });

  it('keeps minimum, modal and maximum in order everywhere', () => {
    const broken = [...daily, ...monthly].filter(
      (row) =>
        !(row.minPaise > 0 && row.minPaise <= row.modalPaise && row.modalPaise <= row.maxPaise),
    );
    expect(broken).toEqual([]);
  });

  it('names states and districts as we do', () => {
    const places = new Map(monthly.map((row) => [`${row.state}/${row.district}`, row]));
    const unknown = [...places.values()].filter(
      ({ state, district }) =>
        findState(state)?.name !== state || findDistrict(district, state)?.name !== district,
    );
    expect(unknown.map(({ state, district }) => `${state}/${district}`)).toEqual([]);
  });

  it('has one row a commodity, market and day, and a month once', () => {
    const key = (row: PriceRow | MonthlyPrice) =>
      [
        row.commodity,
        row.state,
        row.district,
        row.market,
        'date' in row ? row.date : row.month,
      ].join();
    expect(new Set(daily.map(key)).size).toBe(daily.length);
    expect(new Set(monthly.map(key)).size).toBe(monthly.length);
  });

  it('has months with gaps, none filled in, for wheat in Maharashtra', () => {
    const months = monthly
      .filter((row) => row.commodity === 'Wheat' && row.state === 'Maharashtra')
      .map((row) => row.month);
    expect([...new Set(months)].sort()).toEqual([
      '2025-02',
      '2025-04',
      '2025-09',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-07',
      '2026-08',
    ]);
  });
});

it('gets values back from their differences', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 })), (values) => {
      expect(undelta(delta(values))).toEqual(values);
    }),
  );
});
