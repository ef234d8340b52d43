import { brotliDecompressSync } from 'node:zlib';
import type { PriceRow } from './price-row.ts';

/** Prices of one commodity in one market over one month, in paise per quintal. */
export type MonthlyPrice = Omit<PriceRow, 'date'> & {
  /** `YYYY-MM`. */
  month: string;
  /** Days with a report; the modal price is the median of their modal prices. */
  days: number;
};

/** Columns of the packed sample; every column but `days` holds differences, see {@link undelta}. */
export type PackedPrices = {
  commodity: number[];
  market: number[];
  /** Index into `dates` or `months`. */
  when: number[];
  modal: number[];
  belowModal: number[];
  aboveModal: number[];
  days?: number[];
};

export type PackedSample = {
  commodities: string[];
  /** `state|district|market` */
  markets: string[];
  dates: string[];
  months: string[];
  daily: PackedPrices;
  monthly: PackedPrices;
};

/** Differences from one value to the next, which compress better than the values. */
export const delta = (values: readonly number[]): number[] =>
  values.map((value, index) => value - (index === 0 ? 0 : (values[index - 1] ?? 0)));

/** The values again from {@link delta}. */
export function undelta(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => {
    sum += difference;
    return sum;
  });
}

function* unpack(sample: PackedSample, packed: PackedPrices, whens: readonly string[]) {
  const [commodity, market, when, modal] = [
    packed.commodity,
    packed.market,
    packed.when,
    packed.modal,
  ].map(undelta) as [number[], number[], number[], number[]];
  for (let row = 0; row < modal.length; row++) {
    const place = sample.markets[market[row] ?? 0] ?? '';
    const [state = '', district = '', name = ''] = place.split('|');
    const modalRupees = modal[row] ?? 0;
    yield {
      state,
      district,
      market: name,
      commodity: sample.commodities[commodity[row] ?? 0] ?? '',
      when: whens[when[row] ?? 0] ?? '',
      minPaise: (modalRupees - (packed.belowModal[row] ?? 0)) * 100,
      maxPaise: (modalRupees + (packed.aboveModal[row] ?? 0)) * 100,
      modalPaise: modalRupees * 100,
      days: packed.days?.[row] ?? 1,
    };
  }
}

/** A historical sample of mandi prices; label it as such, with its date, wherever it is shown. */
export type PriceSample = {
  /** The newest arrival date in it. */
  asOf: string;
  /** Daily rows: all India for the last two weeks, Maharashtra since 2024, the newest day of every market. */
  daily: () => Generator<PriceRow>;
  /** Every commodity, market and month with at least one believable row since 2013. */
  monthly: () => Generator<MonthlyPrice>;
};

/**
 * Unpacks the built-in sample: real AGMARKNET and Maharashtra board rows, rounded to whole rupees,
 * with gaps where the sources have gaps (months are missing, none is filled in). Takes about half a
 * second and some tens of megabytes while it is held: read once, store, let go.
 */
export async function readPriceSample(): Promise<PriceSample> {
  const { priceSampleBase64 } = await import('./generated/price-sample-data.ts');
  const json = brotliDecompressSync(Buffer.from(priceSampleBase64, 'base64')).toString('utf8');
  const sample = JSON.parse(json) as PackedSample;
  return {
    asOf: sample.dates.at(-1) ?? '',
    *daily() {
      for (const { when, days: _, ...row } of unpack(sample, sample.daily, sample.dates)) {
        yield { ...row, date: when };
      }
    },
    *monthly() {
      for (const { when, ...row } of unpack(sample, sample.monthly, sample.months)) {
        yield { ...row, month: when };
      }
    },
  };
}
