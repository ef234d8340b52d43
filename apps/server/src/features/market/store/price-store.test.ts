import type { PriceRow } from '@ankur/content/price-row';
import type { Database } from '@ankur/server/platform/database/database';
import { testDatabase } from '@ankur/testkit/test-database';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadPriceSample, removePriceSample } from './price-sample-store.ts';
import { createPriceWriter } from './price-writer.ts';
import { writeStream } from './write-stream.ts';

let db: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ db, close } = await testDatabase());
});
afterEach(() => close());

const aRow = (changes: Partial<PriceRow> = {}): PriceRow => ({
  state: 'Maharashtra',
  district: 'Nagpur',
  market: 'Nagpur',
  commodity: 'Soyabean',
  date: '2024-11-12',
  minPaise: 400_000,
  modalPaise: 420_000,
  maxPaise: 440_000,
  ...changes,
});

const rowsOf = async (table: string) =>
  (await db.execute<Record<string, unknown>>(sql.raw(`select * from ${table} order by 1, 2, 3`)))
    .rows;

describe('the price store', () => {
  it('stores one row per day and market, and medians for India, state, district and market', async () => {
    const writer = createPriceWriter(db);
    await writer.writeAndRefresh(
      [
        aRow(),
        aRow({ minPaise: 390_000, modalPaise: 430_000 }),
        aRow({ market: 'Katol', modalPaise: 435_000 }),
        aRow({ date: '2024-12-02', modalPaise: 410_000 }),
      ],
      'file',
    );
    expect(await rowsOf('market_prices')).toHaveLength(3);
    const areas = await rowsOf('price_area_days');
    expect(areas.map((row) => row.area)).toEqual(
      expect.arrayContaining(['', 'Maharashtra', 'Maharashtra/Nagpur']),
    );
    expect(areas.find((row) => row.area === 'Maharashtra')).toMatchObject({
      modal_paise: 430_000,
      markets: 2,
    });
    expect((await rowsOf('price_area_months')).filter((row) => row.area === '')).toMatchObject([
      { month: '2024-11-01', modal_paise: 430_000, days: 1, sample: false },
      { month: '2024-12-01', modal_paise: 410_000, days: 1 },
    ]);
    expect(await rowsOf('price_latest')).toHaveLength(2);
  });

  it.each(['data.gov.in', 'agmarknet', 'file'] as const)(
    'replaces a row by a correction of %s, also to a narrower span',
    async (source) => {
      const writer = createPriceWriter(db);
      await writer.writeAndRefresh([aRow({ minPaise: 40_000, maxPaise: 4_400_000 })], source);
      await writer.writeAndRefresh([aRow({ minPaise: 410_000, maxPaise: 430_000 })], source);
      for (const table of ['market_prices', 'price_latest'])
        expect(await rowsOf(table)).toMatchObject([{ min_paise: 410_000, max_paise: 430_000 }]);
    },
  );

  it('merges varieties of a day that are far apart in one import', async () => {
    const bring = async (spans: [number, number][]) => {
      const rows = spans.flatMap(([minPaise, maxPaise]) => [
        aRow({ minPaise, maxPaise }),
        ...Array.from({ length: 6_000 }, (_, n) => aRow({ market: `Market ${n % 50}` })),
      ]);
      await writeStream(db, rows, 'file');
      return (await rowsOf('market_prices')).filter(
        (row) => row.min_paise !== 400_000 || row.max_paise !== 440_000,
      );
    };
    const spans: [number, number][] = [
      [390_000, 430_000],
      [410_000, 470_000],
    ];
    expect(await bring(spans)).toMatchObject([{ min_paise: 390_000, max_paise: 470_000 }]);
    expect(await bring([[415_000, 425_000]])).toMatchObject([
      { min_paise: 415_000, max_paise: 425_000 },
    ]);
  });

  it('replaces rows of the sample by real ones, never the reverse, and is idempotent', async () => {
    const writer = createPriceWriter(db);
    await writer.writeAndRefresh([aRow({ modalPaise: 401_000 })], 'sample');
    await writer.writeAndRefresh([aRow()], 'data.gov.in');
    await writer.writeAndRefresh([aRow()], 'data.gov.in');
    await writer.writeAndRefresh([aRow({ modalPaise: 401_000 })], 'sample');
    expect(await rowsOf('market_prices')).toMatchObject([{ modal_paise: 420_000, source: 1 }]);
    expect(await rowsOf('price_latest')).toMatchObject([{ modal_paise: 420_000, source: 1 }]);
  });

  it('loads the sample once and removes it when a provider is configured', async () => {
    await loadPriceSample(db);
    const count = async () =>
      Number((await db.execute(sql`select count(*) as n from market_prices`)).rows[0]?.n);
    expect(await count()).toBe(88_777);
    await loadPriceSample(db);
    expect(await count()).toBe(88_777);
    await removePriceSample(db);
    expect(await count()).toBe(0);
    expect(await rowsOf('price_area_months')).toEqual([]);
  }, 60_000);
});
