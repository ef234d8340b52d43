import { join } from 'node:path';
import type { RawPrice } from '../src/price-row.ts';
import { readCsv } from './csv.ts';

/** Markets of the Maharashtra board (MSAMB), which writes them in Marathi and without a district. */
const boardMarkets: Readonly<Record<string, readonly [market: string, district: string]>> = {
  अमरावती: ['Amravati', 'Amravati'],
  पुणे: ['Pune', 'Pune'],
  जळगाव: ['Jalgaon', 'Jalgaon'],
  अहिल्यानगर: ['Ahilyanagar', 'Ahilyanagar'],
  नागपूर: ['Nagpur', 'Nagpur'],
  सोलापूर: ['Solapur', 'Solapur'],
  बारामती: ['Baramati', 'Pune'],
  अकोला: ['Akola', 'Akola'],
  कल्याण: ['Kalyan', 'Thane'],
  मुंबई: ['Mumbai', 'Mumbai City'],
  पिंपळगाव: ['Pimpalgaon Baswant', 'Nashik'],
  जालना: ['Jalna', 'Jalna'],
  लासलगाव: ['Lasalgaon', 'Nashik'],
  राहता: ['Rahata', 'Ahilyanagar'],
  हिंगणघाट: ['Hinganghat', 'Wardha'],
  यवतमाळ: ['Yavatmal', 'Yavatmal'],
  लातूर: ['Latur', 'Latur'],
  नारायणगाव: ['Junnar(Narayangaon)', 'Pune'],
  संगमनेर: ['Sangamner', 'Ahilyanagar'],
  सटाणा: ['Satana', 'Nashik'],
  सातारा: ['Satara', 'Satara'],
  वाशिम: ['Washim', 'Washim'],
  पंढरपूर: ['Pandharpur', 'Solapur'],
  सांगोला: ['Sangola', 'Solapur'],
  आळेफाटा: ['Junnar(Alephata)', 'Pune'],
};

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
