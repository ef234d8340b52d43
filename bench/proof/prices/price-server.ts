import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@ankur/server/app';
import { refreshAreas } from '@ankur/server/features/market/store/price-rollups';
import { writeStream } from '@ankur/server/features/market/store/write-stream';
import { asOwner } from '../../support/as-owner.ts';
import { bootServer } from '../../support/boot-server.ts';
import { priceHistory } from './price-history.ts';

export interface Growth {
  rows: number;
  importSeconds: number;
  mediansSeconds: number;
}

/** A server on a database of its own that holds nothing but prices. */
export interface PriceServer {
  app: Awaited<ReturnType<typeof buildApp>>;
  rows(): number;
  /** Stores reports through the importer until so many are there, and renews the medians. */
  growTo(rows: number, onPart?: (growth: Growth) => void): Promise<void>;
  /** Bytes on disk: the price rows with their index, the medians, and the whole database. */
  sizes(): Promise<{ prices: number; medians: number; database: number }>;
  remove(): Promise<void>;
}

/** Rows between two lines of progress. */
const PART = 1_000_000;

/** Starts the product's server on an empty folder below `parent` (the system's temporary folder). */
export async function openPriceServer(parent = tmpdir()): Promise<PriceServer> {
  const dataDir = await mkdtemp(join(parent, 'ankur-prices-'));
  const server = await bootServer(dataDir);
  const { db, providers } = server.inputs;
  const app = await buildApp({
    ...server.inputs,
    load: undefined,
    providers: { ...providers, prices: undefined },
  });
  let stored = 0;
  return {
    app,
    rows: () => stored,
    async growTo(rows, onPart) {
      while (stored < rows) {
        const wanted = Math.min(PART, rows - stored);
        const start = performance.now();
        const touched = await writeStream(db, priceHistory(wanted, stored), 'file');
        const written = performance.now();
        await refreshAreas(db, touched);
        stored += wanted;
        onPart?.({
          rows: stored,
          importSeconds: (written - start) / 1000,
          mediansSeconds: (performance.now() - written) / 1000,
        });
      }
      await asOwner(dataDir, (owner) => owner.query('vacuum analyze'));
    },
    async sizes() {
      const { rows } = await db.execute<{ prices: number; medians: number; database: number }>(
        `select (select sum(pg_total_relation_size(inhrelid)) from pg_inherits
            where inhparent = 'market_prices'::regclass)::int8 as prices,
          (pg_total_relation_size('price_area_days') + pg_total_relation_size('price_area_months')
            + pg_total_relation_size('price_market_months') + pg_total_relation_size('price_latest'))::int8 as medians,
          pg_database_size(current_database())::int8 as database`,
      );
      return rows[0] ?? { prices: 0, medians: 0, database: 0 };
    },
    async remove() {
      await app.close();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
