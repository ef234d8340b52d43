import { join } from 'node:path';
import { boardMarkets } from '../src/board-markets.ts';
import type { RawPrice } from '../src/price-row.ts';
import { readCsv } from './csv.ts';

/** The files of the reference folder that hold real price rows. */
export const priceFiles = [
  'agmarknet_snapshots_allindia.csv.gz',
  'maharashtra_snapshots.csv',
  'msamb_maharashtra_2026_02_04.csv',
  'karnataka_soy_wheat_onion_2019_2025.csv.gz',
  'onion_maharashtra_2013_2024.csv.gz',
  'onion_allindia_2023_2025.csv.gz',
] as const;

/** Every row of one file in one shape, unjudged. */
export function* readPrices(folder: string, file: string): Generator<RawPrice> {
  for (const row of readCsv(join(folder, 'market', file))) {
    const [market, district] = boardMarkets[row('Market_Marathi')] ?? [
      row('Market') || row('Market_Marathi'),
      row('District'),
    ];
    yield {
      state: row('State'),
      district,
      market,
      commodity: row('Commodity'),
      date: row('Arrival_Date') || row('Trade_Date'),
      min: row('Min_Price'),
      max: row('Max_Price'),
      modal: row('Modal_Price'),
    };
  }
}
