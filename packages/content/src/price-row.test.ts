import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isHundredfoldSlip,
  median,
  mergePriceRows,
  type PriceRow,
  type RawPrice,
  readArrivalDate,
  readPaise,
  readPriceRow,
} from './price-row.ts';

const raw = (change: Partial<RawPrice> = {}): RawPrice => ({
  state: 'Maharashtra',
  district: 'Vashim',
  market: 'Washim APMC',
  commodity: 'Arhar (Tur/Red Gram)(Whole)',
  date: '23/09/2025',
  min: '6,000',
  max: 6500,
  modal: '6250.50',
  ...change,
});

describe('readPriceRow', () => {
  it('normalises names, date and prices', () => {
    expect(readPriceRow(raw())).toEqual({
      kept: {
        state: 'Maharashtra',
        district: 'Washim',
        market: 'Washim',
        commodity: 'Red gram/Arhar/Tur(whole)',
        date: '2025-09-23',
        minPaise: 600_000,
        maxPaise: 650_000,
        modalPaise: 625_050,
      },
    });
  });

  it('gives the same result for both spelling sets of a feed', () => {
    const older = raw({ state: 'Orissa', district: 'Khurda', market: 'Nirakarpur' });
    const newer = raw({ state: 'Odisha', district: 'Khordha', market: 'Nirakarpur APMC' });
    expect(readPriceRow(older)).toEqual(readPriceRow(newer));
  });

  it.each([
    ['no-place', { state: 'Atlantis' }],
    ['no-place', { market: ' ' }],
    ['no-date', { date: '31/02/2025' }],
    ['no-date', { date: 'yesterday' }],
    ['no-price', { modal: 'NR' }],
    ['no-price', { min: '-5' }],
    ['zero', { min: 0 }],
    ['min-above-modal', { min: 6300 }],
    ['modal-above-max', { max: 6250 }],
  ] as const)('sets aside as %s: %j', (reason, change) => {
    expect(readPriceRow(raw(change))).toEqual({ aside: reason });
  });

  it('rejects every impossible row', () => {
    const price = fc.oneof(fc.integer({ min: -10, max: 100_000 }), fc.string());
    fc.assert(
      fc.property(price, price, price, fc.string(), (min, max, modal, date) => {
        const read = readPriceRow(raw({ min, max, modal, date: date || '2025-01-01' }));
        if ('aside' in read) return;
        expect(read.kept.minPaise).toBeGreaterThan(0);
        expect(read.kept.minPaise).toBeLessThanOrEqual(read.kept.modalPaise);
        expect(read.kept.modalPaise).toBeLessThanOrEqual(read.kept.maxPaise);
        expect(readArrivalDate(read.kept.date)).toBe(read.kept.date);
      }),
    );
  });
});

it.each([
  ['2026-08-14', '2026-08-14'],
  ['14/08/2026', '2026-08-14'],
  ['4-8-2026', '2026-08-04'],
  ['2026-08-14T00:00:00Z', '2026-08-14'],
  ['2026-13-01', null],
])('reads the arrival date %s as %s', (text, date) => {
  expect(readArrivalDate(text)).toBe(date);
});

it('converts rupees to paise exactly', () => {
  expect(readPaise('1,450.5')).toBe(145_050);
  expect(readPaise(0.1 + 0.2)).toBe(30);
  expect(readPaise('')).toBeNull();
});

it('distinguishes a price per kilogram from a bad harvest', () => {
  expect(isHundredfoldSlip(1_500, 150_000)).toBe(true);
  expect(isHundredfoldSlip(15_000_000, 150_000)).toBe(true);
  expect(isHundredfoldSlip(15_000, 150_000)).toBe(false);
});

describe('mergePriceRows', () => {
  const row = (min: number, modal: number, max: number, market = 'Wani'): PriceRow => ({
    state: 'Maharashtra',
    district: 'Yavatmal',
    market,
    commodity: 'Wheat',
    date: '2026-07-23',
    minPaise: min,
    modalPaise: modal,
    maxPaise: max,
  });

  it('merges the varieties of a day to one row, counting duplicates once', () => {
    const rows = [row(200, 250, 300), row(200, 250, 300), row(180, 240, 260), row(210, 290, 400)];
    expect(mergePriceRows([...rows, row(1, 2, 3, 'Pusad')])).toEqual([
      row(180, 260, 400),
      row(1, 2, 3, 'Pusad'),
    ]);
  });

  it('is commutative and idempotent', () => {
    const prices = fc.tuple(fc.nat(50), fc.nat(50), fc.nat(50), fc.constantFrom('Wani', 'Pusad'));
    const rows = fc.array(
      prices.map(([min, up, more, market]) =>
        row(min + 1, min + up + 1, min + up + more + 1, market),
      ),
    );
    fc.assert(
      fc.property(rows, (list) => {
        const once = mergePriceRows(list);
        const bySize = (all: readonly PriceRow[]) => all.map((r) => JSON.stringify(r)).sort();
        expect(bySize(mergePriceRows([...list].reverse()))).toEqual(bySize(once));
        expect(mergePriceRows(once)).toEqual(once);
      }),
    );
  });
});

it('uses the mean of the middle two of an even number', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([1, 2, 3, 4])).toBe(3);
  expect(() => median([])).toThrow(RangeError);
});
