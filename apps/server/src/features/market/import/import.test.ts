import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { cellsOf } from '@ankur/content/csv-line';
import type { RawPrice } from '@ankur/content/price-row';
import { rawRecord } from '@ankur/server/providers/mandi-prices/raw-record';
import { testDatabase } from '@ankur/testkit/test-database';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPriceFile, readPriceFile } from './import-file.ts';
import { normalised } from './normalise.ts';
import { emptyTally, sumTallies, tallyText } from './tally.ts';

const EXTRACT = join(dirname(fileURLToPath(import.meta.url)), 'extract.test-data.csv');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ankur-prices-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = async (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};
const all = async (path: string) => {
  const rows: RawPrice[] = [];
  for await (const row of readPriceFile(path)) rows.push(row);
  return rows;
};

describe('normalised', () => {
  it('rejects impossible rows with their reason, and keeps the rest of the extract', async () => {
    const tally = emptyTally();
    for await (const _ of normalised(readPriceFile(EXTRACT), tally));
    expect(tally).toEqual({
      in: 38,
      kept: 29,
      merged: 2,
      aside: {
        zero: 2,
        'no-place': 1,
        'no-date': 1,
        'min-above-modal': 1,
        'modal-above-max': 1,
        'no-price': 1,
      },
    });
  });

  it('detects a price per kilogram among many of the month', async () => {
    const row = (modal: number): RawPrice => ({
      state: 'Maharashtra',
      district: 'Nashik',
      market: 'Lasalgaon',
      commodity: 'Onion',
      date: '2025-02-19',
      min: modal,
      max: modal,
      modal,
    });
    const tally = emptyTally();
    const rows = [...Array.from({ length: 20 }, (_, at) => row(1500 + at)), row(15)];
    for await (const _ of normalised(rows, tally));
    expect(tally).toEqual({ in: 21, kept: 1, merged: 19, aside: { 'hundredfold-slip': 1 } });
  });
});

describe('varieties of one market day', () => {
  const raw = (at: number, modal: number): RawPrice => ({
    state: 'Maharashtra',
    district: 'Nagpur',
    market: 'Nagpur',
    commodity: 'Soyabean',
    date: new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10),
    min: 4000,
    max: 5000,
    modal,
  });

  it('are averaged also across the end of a batch', async () => {
    // Day 1,666 has its three rows as the 4,999th to 5,001st: the batch of 5,000 ends within it.
    const rows = Array.from({ length: 1_700 }, (_, at) =>
      [4200, 4300, 4550].map((m) => raw(at, m)),
    );
    const tally = emptyTally();
    const kept: number[] = [];
    for await (const row of normalised(rows.flat(), tally)) kept.push(row.modalPaise);
    expect(tally).toEqual({ in: 5_100, kept: 1_700, merged: 3_400, aside: {} });
    expect(new Set(kept)).toEqual(new Set([435_000]));
  });

  it('leave no row unaccounted for, for any input', async () => {
    const cell = fc.oneof(fc.integer({ min: -5, max: 90_000 }), fc.constantFrom('', '1,450', 'x'));
    const row = fc.record({
      state: fc.constantFrom('Maharashtra', 'Narnia'),
      district: fc.constantFrom('Nagpur', ''),
      market: fc.constantFrom('Nagpur', 'Katol', ''),
      commodity: fc.constant('Wheat'),
      date: fc.constantFrom('2025-01-01', '01/02/2025', 'soon'),
      min: cell,
      max: cell,
      modal: cell,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 60 }), async (rows) => {
        const tally = emptyTally();
        let out = 0;
        for await (const _ of normalised(rows, tally)) out += 1;
        const aside = Object.values(tally.aside).reduce((sum, count) => sum + count, 0);
        expect(tally.kept).toBe(out);
        expect(tally.kept + tally.merged + aside).toBe(rows.length);
      }),
    );
  });

  it('are summarised in one line over all files', () => {
    const one = { in: 5, kept: 2, merged: 1, aside: { zero: 2 } };
    expect(tallyText(sumTallies([one, one]))).toBe('in 10, kept 4, merged 2, set aside zero 4');
    expect(tallyText(emptyTally())).toBe('in 0, kept 0, merged 0, set aside none');
  });
});

describe('price files', () => {
  const expected = {
    state: 'Maharashtra',
    district: 'Yavatmal',
    market: 'Yavatmal',
    commodity: 'Soyabean',
    date: '01/11/2024',
  };
  it.each([
    [
      'history.json',
      JSON.stringify({
        records: [
          {
            State: 'Maharashtra',
            District: 'Yavatmal',
            Market: 'Yavatmal',
            Commodity: 'Soyabean',
            Arrival_Date: '01/11/2024',
            Min_Price: '4000',
            Max_Price: '4400',
            Modal_Price: '4200',
          },
        ],
      }),
    ],
    [
      'today.json',
      JSON.stringify([
        {
          state: 'Maharashtra',
          district: 'Yavatmal',
          market: 'Yavatmal',
          commodity: 'Soyabean',
          arrival_date: '01/11/2024',
          min_price: 4000,
          max_price: 4400,
          modal_price: 4200,
        },
      ]),
    ],
    [
      'lines.jsonl',
      '{"state":"Maharashtra","district":"Yavatmal","market":"Yavatmal","commodity":"Soyabean","arrival_date":"01/11/2024","min_price":4000,"max_price":4400,"modal_price":"4200"}\n\n',
    ],
    [
      'download.csv',
      '\uFEFFState,District,Market,Commodity,Variety,Grade,Arrival_Date,Min_x0020_Price,Max_x0020_Price,Modal_x0020_Price\r\nMaharashtra,Yavatmal,Yavatmal,Soyabean,Yellow,FAQ,01/11/2024,4000,4400,4200\r\n',
    ],
    [
      'packed.csv.gz',
      gzipSync(
        'State,District,Market,Commodity,Arrival_Date,Min_Price,Max_Price,Modal_Price\nMaharashtra,Yavatmal,Yavatmal,Soyabean,01/11/2024,4000,4400,4200',
      ),
    ],
  ])('of the layout %s read alike', async (name, content) => {
    const [row, ...others] = await all(await file(name, content));
    expect(row).toMatchObject(expected);
    expect([row?.min, row?.max, row?.modal].map(Number)).toEqual([4000, 4400, 4200]);
    expect(others).toEqual([]);
  });

  it('of the board of Maharashtra get market names and districts', () => {
    expect(
      rawRecord({
        State: 'Maharashtra',
        Market_Marathi: 'यवतमाळ',
        Commodity: 'Soyabean',
        Trade_Date: '2026-02-13',
        Min_Price: '1',
        Max_Price: '3',
        Modal_Price: '2',
      }),
    ).toMatchObject({ market: 'Yavatmal', district: 'Yavatmal', date: '2026-02-13' });
  });

  it('may quote any cell', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string().filter((cell) => !/[\r\n]/.test(cell)),
          { minLength: 1 },
        ),
        (cells) => {
          const line = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
          expect(cellsOf(line)).toEqual(cells);
        },
      ),
    );
    expect(cellsOf('a,"b,c",')).toEqual(['a', 'b,c', '']);
  });

  it('fill the store, and change nothing when imported again', async () => {
    const { db, close } = await testDatabase();
    const count = async () =>
      (
        await db.execute(
          sql`select count(*)::int as n, sum(modal_paise)::bigint as s from market_prices`,
        )
      ).rows;
    const { tally } = await importPriceFile(db, EXTRACT);
    expect(tally).toMatchObject({ kept: 29, merged: 2 });
    const first = await count();
    await importPriceFile(db, EXTRACT);
    expect(await count()).toEqual(first);
    await close();
  });
});
