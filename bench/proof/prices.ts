import { MARKET_CALLS, timeCall } from '../support/market-calls.ts';
import { percentile } from '../support/percentile.ts';
import { openPriceServer, type PriceServer } from './prices/price-server.ts';

// Prices of 80 million rows against 5 million: size on disk, rows imported a second, and the calls of both asked in
// turns, so that what else the machine does weighs on both alike.
const USAGE = 'usage: npm run proof:prices -- [ROWS] [SMALL] [STEP]\n';
const [large = 80_000_000, small = 5_000_000, step = 20_000_000, ...rest] = process.argv
  .slice(2)
  .map(Number);
if (
  ![large, small, step].every((n) => Number.isSafeInteger(n) && n > 0) ||
  large < small ||
  rest.length > 0
) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const ASKED = Number(process.env.MARKET_ASKED ?? 1_000);
const WARM_UP = 50;
/** What the slowest hundredth of the calls may take against the small store. */
const RATIO_MAX = 1.5;
/** Calls that the issue names; the others are printed. */
const HELD = ['prices', 'trend', 'ticker'];
const print = (line: string) => void process.stdout.write(`${line}\n`);
const mb = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;

async function grow(server: PriceServer, name: string, rows: number): Promise<void> {
  const from = server.rows();
  let importing = 0;
  let medians = 0;
  await server.growTo(rows, (part) => {
    importing += part.importSeconds;
    medians += part.mediansSeconds;
    if (part.rows % 5_000_000 === 0)
      print(
        `  ${name}: ${part.rows / 1e6} million rows, the last million in ${part.importSeconds.toFixed(0)} s + ${part.mediansSeconds.toFixed(0)} s for medians`,
      );
  });
  const { prices, medians: kept, database } = await server.sizes();
  print(
    `${name}: ${rows.toLocaleString('en')} rows; ${Math.round((rows - from) / importing).toLocaleString('en')} rows/s imported, medians ${medians.toFixed(0)} s; on disk ${mb(database)}: prices ${mb(prices)} (${(prices / rows).toFixed(0)} bytes a row), medians and newest prices ${mb(kept)}`,
  );
}

/** Times of each call on both stores, asked in turns. True when the ratios hold. */
async function compare(few: PriceServer, many: PriceServer): Promise<boolean> {
  let holds = true;
  for (const [name, make] of Object.entries(MARKET_CALLS)) {
    const times: [number[], number[]] = [[], []];
    for (let at = 0; at < ASKED + WARM_UP; at += 1) {
      // Each goes first every other time.
      const order = at % 2 === 0 ? [0, 1] : [1, 0];
      for (const which of order) {
        const ms = await timeCall((which === 0 ? few : many).app, make(at));
        if (at >= WARM_UP) times[which]?.push(ms);
      }
    }
    const [a, b] = times.map((list) => list.sort((x, y) => x - y)) as [number[], number[]];
    const ratio = percentile(b, 0.99) / (percentile(a, 0.99) || 1);
    const shown = [a, b].map(
      (list) =>
        `p50 ${percentile(list, 0.5).toFixed(1)} p99 ${percentile(list, 0.99).toFixed(1)} ms`,
    );
    print(`  ${name.padEnd(10)} ${shown.join('  |  ')}  |  p99 ratio ${ratio.toFixed(2)}`);
    if (HELD.includes(name) && ratio > RATIO_MAX) holds = false;
  }
  return holds;
}

const servers: PriceServer[] = [];
let held = true;
try {
  const few = await openPriceServer();
  servers.push(few);
  await grow(few, 'few', small);
  const many = await openPriceServer();
  servers.push(many);
  for (let rows = Math.min(step, large); ; rows = Math.min(rows + step, large)) {
    await grow(many, 'many', rows);
    print(`few | many, ${ASKED} calls each:`);
    held = await compare(few, many);
    if (rows >= large) break;
  }
} finally {
  for (const server of servers) await server.remove();
}
print(held ? 'kept' : `not kept: a ratio is above ${RATIO_MAX}`);
process.exit(held ? 0 : 1);
