import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMonths } from '@ankur/agronomy/price-statistics/monthly-prices';
import type { PriceRow } from '@ankur/content/price-row';
import { readPriceSample } from '@ankur/content/price-sample';
import { buildApp } from '@ankur/server/app';
import { refreshAreas } from '@ankur/server/features/market/store/price-rollups';
import { writeStream } from '@ankur/server/features/market/store/write-stream';
import type { Database } from '@ankur/server/platform/database/database';
import { releaseMemory } from '@ankur/server/platform/release-memory';
import { asOwner } from './support/as-owner.ts';
import { bootServer } from './support/boot-server.ts';
import { MARKET_CALLS, timeCall } from './support/market-calls.ts';
import { percentile } from './support/percentile.ts';

// Rows of the sample, repeated month by month into the past with slightly changed prices: as many as requested, with
// the markets, commodities and distribution of real ones. Sizes by MARKET_ROWS=100000,5000000.
const SIZES = (process.env.MARKET_ROWS ?? '100000,5000000').split(',').map(Number);
const ASKED = Number(process.env.MARKET_ASKED ?? 400);
/** Every real row, moved `step` months back for each repetition of the sample. */
async function* scaled(wanted: number, firstRound = 0): AsyncGenerator<PriceRow> {
  const sample = await readPriceSample();
  let made = 0;
  for (let round = firstRound; made < wanted; round++) {
    for (const row of sample.daily()) {
      if (made >= wanted) return;
      made += 1;
      // The sample spans 32 months; shifted copies interleave with it and fill its gaps.
      const day = String(((Number(row.date.slice(8)) + round * 7 - 1) % 28) + 1).padStart(2, '0');
      const date = `${addMonths(row.date.slice(0, 7), -round)}-${day}`;
      const factor = 1 + ((round * 37) % 21) / 100;
      yield {
        ...row,
        date,
        minPaise: Math.round(row.minPaise * factor),
        modalPaise: Math.round(row.modalPaise * factor),
        maxPaise: Math.round(row.maxPaise * factor),
      };
    }
  }
}

async function ask(
  app: Awaited<ReturnType<typeof buildApp>>,
  make: (at: number) => string,
): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < ASKED + 50; at++) {
    const ms = await timeCall(app, make(at));
    if (at >= 50) times.push(ms);
  }
  return times;
}

async function countRows(db: Database): Promise<number> {
  const { rows } = await db.execute<{ n: number }>('select count(*)::int as n from market_prices');
  return rows[0]?.n ?? 0;
}

async function measureSize(rows: number): Promise<Map<string, { p50: number; p99: number }>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankur-bench-market-'));
  const server = await bootServer(dataDir);
  try {
    const { db } = server.inputs;
    let start = performance.now();
    const touched = await writeStream(db, scaled(rows), 'file');
    const seconds = (performance.now() - start) / 1000;
    // Live heap after a collection: garbage depends on the machine's memory.
    releaseMemory();
    const memory = Math.round(process.memoryUsage().heapUsed / 1e6);
    process.stdout.write(
      `${rows} rows written in ${seconds.toFixed(0)} s (${Math.round(rows / seconds)} rows/s, ${memory} MB alive)\n`,
    );
    // Shifted copies collide on some days: more are added until enough rows are stored.
    for (let round = 100; (await countRows(db)) < rows; round += 10) {
      const more = await writeStream(db, scaled(rows / 10, round), 'file');
      for (const month of more.months) touched.months.add(month);
      for (const id of more.commodityIds) touched.commodityIds.add(id);
    }
    start = performance.now();
    await refreshAreas(db, touched);
    await asOwner(dataDir, (owner) => owner.query('vacuum analyze'));
    process.stdout.write(
      `medians in ${((performance.now() - start) / 1000).toFixed(0)} s, ${await countRows(db)} rows stored\n`,
    );
    const app = await buildApp({
      ...server.inputs,
      providers: { ...server.inputs.providers, prices: undefined },
    });
    const figures = new Map<string, { p50: number; p99: number }>();
    for (const [name, make] of Object.entries(MARKET_CALLS)) {
      const times = await ask(app, make);
      figures.set(name, { p50: percentile(times, 0.5), p99: percentile(times, 0.99) });
    }
    await app.close();
    return figures;
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Latency of the market's calls on stores of different sizes; target: p99 ratio ≤ 2. */
export default async function measure(): Promise<void> {
  const bySize: Map<string, { p50: number; p99: number }>[] = [];
  for (const rows of SIZES) bySize.push(await measureSize(rows));
  for (const name of Object.keys(MARKET_CALLS)) {
    const figures = bySize.map((sizes) => sizes.get(name) ?? { p50: 0, p99: 0 });
    const text = figures.map((f) => `p50 ${f.p50.toFixed(1)} p99 ${f.p99.toFixed(1)} ms`);
    const ratio = (figures.at(-1)?.p99 ?? 0) / (figures[0]?.p99 || 1);
    process.stdout.write(
      `${name.padEnd(10)} ${text.join('  |  ')}  |  p99 ratio ${ratio.toFixed(2)}\n`,
    );
  }
}
