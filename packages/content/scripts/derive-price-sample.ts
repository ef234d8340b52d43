/**
 * Writes src/generated/price-sample-data.ts from the reference folder and prints what became of
 * every row:
 *   node packages/content/scripts/derive-price-sample.ts FOLDER [--dry]
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { commodities } from '../src/commodities.ts';
import {
  isHundredfoldSlip,
  median,
  mergePriceRows,
  type PriceRow,
  readPriceRow,
} from '../src/price-row.ts';
import { delta, type PackedPrices, type PackedSample } from '../src/price-sample.ts';
import { priceFiles, readPrices } from './price-sources.ts';

type Dated = Omit<PriceRow, 'date'> & { when: string; days: number };

const folder = process.argv[2] ?? '';
const listed = new Set(commodities.map((commodity) => commodity.name));
const firstYear = '2013';
/** All India from here on by the day; Maharashtra since 2024; of every market and commodity its newest day. */
const dailySince = '2026-08-08';
const dailyMaharashtraSince = '2024-01-01';

function readAll(): PriceRow[] {
  const rows: PriceRow[] = [];
  for (const file of priceFiles) {
    const count: Record<string, number> = { in: 0, kept: 0 };
    const add = (what: string) => {
      count[what] = (count[what] ?? 0) + 1;
    };
    for (const raw of readPrices(folder, file)) {
      add('in');
      const read = readPriceRow(raw);
      if ('aside' in read) add(read.aside);
      else if (!listed.has(read.kept.commodity)) add('other-commodity');
      else if (read.kept.date < firstYear) add('before-2013');
      else {
        add('kept');
        rows.push(read.kept);
      }
    }
    console.log(file, JSON.stringify(count));
  }
  return rows;
}

/** Drops rows twentyfold off the commodity's median of the month, where 20 rows or more tell it. */
function withoutSlips(rows: readonly PriceRow[]): PriceRow[] {
  const groups = Map.groupBy(rows, (row) => `${row.commodity}/${row.date.slice(0, 7)}`);
  return [...groups.values()].flatMap((group) => {
    if (group.length < 20) return group;
    const usual = median(group.map((row) => row.modalPaise));
    return group.filter((row) => !isHundredfoldSlip(row.modalPaise, usual));
  });
}

function byMonth(rows: readonly PriceRow[]): Dated[] {
  const groups = Map.groupBy(rows, (row) =>
    [row.commodity, row.state, row.district, row.market, row.date.slice(0, 7)].join('|'),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [
      {
        ...first,
        when: first.date.slice(0, 7),
        days: group.length,
        minPaise: Math.min(...group.map((row) => row.minPaise)),
        maxPaise: Math.max(...group.map((row) => row.maxPaise)),
        modalPaise: median(group.map((row) => row.modalPaise)),
      },
    ];
  });
}

const placeOf = (row: Dated) => `${row.state}|${row.district}|${row.market}`;
const sortedSet = (values: readonly string[]) => [...new Set(values)].sort();

function pack(rows: readonly Dated[], names: PackedSample, whens: readonly string[]): PackedPrices {
  const index = (list: readonly string[]) => {
    const map = new Map(list.map((name, at) => [name, at]));
    return (name: string) => map.get(name) ?? 0;
  };
  const [commodity, market, when] = [names.commodities, names.markets, whens].map(index) as [
    (name: string) => number,
    (name: string) => number,
    (name: string) => number,
  ];
  const sorted = rows
    .map((row) => ({
      row,
      c: commodity(row.commodity),
      m: market(placeOf(row)),
      w: when(row.when),
    }))
    .sort((a, b) => a.c - b.c || a.m - b.m || a.w - b.w);
  const rupees = (paise: number) => Math.round(paise / 100);
  const modal = sorted.map(({ row }) => rupees(row.modalPaise));
  return {
    commodity: delta(sorted.map(({ c }) => c)),
    market: delta(sorted.map(({ m }) => m)),
    when: delta(sorted.map(({ w }) => w)),
    modal: delta(modal),
    belowModal: sorted.map(({ row }, at) => (modal[at] ?? 0) - rupees(row.minPaise)),
    aboveModal: sorted.map(({ row }, at) => rupees(row.maxPaise) - (modal[at] ?? 0)),
    ...(sorted.some(({ row }) => row.days !== 1) && { days: sorted.map(({ row }) => row.days) }),
  };
}

const kept = readAll();
const believable = withoutSlips(kept);
const merged = mergePriceRows(believable);
const seriesOf = ({ commodity, state, district, market }: PriceRow) =>
  [commodity, state, district, market].join('|');
const newest = new Map<string, string>();
for (const row of merged) {
  const key = seriesOf(row);
  if ((newest.get(key) ?? '') < row.date) newest.set(key, row.date);
}
const daily: Dated[] = merged
  .filter(
    (row) =>
      row.date >= dailySince ||
      (row.state === 'Maharashtra' && row.date >= dailyMaharashtraSince) ||
      newest.get(seriesOf(row)) === row.date,
  )
  .map((row) => ({ ...row, when: row.date, days: 1 }));
const monthly = byMonth(merged);
const all = [...daily, ...monthly];
const names: PackedSample = {
  commodities: sortedSet(all.map((row) => row.commodity)),
  markets: sortedSet(all.map(placeOf)),
  dates: sortedSet(daily.map((row) => row.when)),
  months: sortedSet(monthly.map((row) => row.when)),
  daily: { commodity: [], market: [], when: [], modal: [], belowModal: [], aboveModal: [] },
  monthly: { commodity: [], market: [], when: [], modal: [], belowModal: [], aboveModal: [] },
};
const sample: PackedSample = {
  ...names,
  daily: pack(daily, names, names.dates),
  monthly: pack(monthly, names, names.months),
};
const packed = brotliCompressSync(JSON.stringify(sample), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
if (!process.argv.includes('--dry')) {
  writeFileSync(
    new URL('../src/generated/price-sample-data.ts', import.meta.url),
    `// Generated by scripts/derive-price-sample.ts; not edited by hand.\n/** Packed price sample, see price-sample.ts. */\nexport const priceSampleBase64 =\n  '${packed.toString('base64')}';\n`,
  );
}
console.log({
  believedAtFirst: kept.length,
  hundredfoldSlips: kept.length - believable.length,
  mergedAway: believable.length - merged.length,
  days: merged.length,
  daily: daily.length,
  monthly: monthly.length,
  commodities: names.commodities.length,
  markets: names.markets.length,
  packedBytes: packed.length,
});
