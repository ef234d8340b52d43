// Run by the importer's memory test: imports a file into a database stub and prints the heap size by number of rows.
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/database.ts';
import { readPriceFile } from '../import/import-file.ts';
import { normalised } from '../import/normalise.ts';
import { emptyTally } from '../import/tally.ts';
import { writeStream } from '../store/write-stream.ts';

const [file = '', ...marks] = process.argv.slice(2);
const dialect = new PgDialect();

/** The texts of an array parameter, `{"a","b"}`. */
const listed = (parameter: unknown) =>
  [...String(parameter).matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);

/** Stub that assigns ids to names and stores nothing else. */
const stub = {
  async execute(query: SQL) {
    const { sql, params } = dialect.sqlToQuery(query);
    const [first = [], second = [], third = []] = params.slice(0, 3).map(listed);
    if (sql.includes('select id, name from price_commodities'))
      return { rows: first.map((name, id) => ({ id, name })) };
    if (sql.includes('from price_markets m'))
      return {
        rows: first.map((state, id) => ({ id, state, district: second[id], name: third[id] })),
      };
    return { rows: [] };
  },
} as unknown as Database;

async function* watched() {
  const tally = emptyTally();
  const waiting = marks.map(Number);
  for await (const row of normalised(readPriceFile(file), tally)) {
    yield row;
    if (tally.kept < (waiting[0] ?? Number.POSITIVE_INFINITY)) continue;
    const rows = waiting.shift();
    globalThis.gc?.();
    process.stdout.write(`${JSON.stringify({ rows, heap: process.memoryUsage().heapUsed })}\n`);
  }
}

await writeStream(stub, watched(), 'file');
