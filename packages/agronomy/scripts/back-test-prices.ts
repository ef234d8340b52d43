import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { backTest } from '../src/price-statistics/back-test.ts';
import { type DailyPrice, monthlyPrices } from '../src/price-statistics/monthly-prices.ts';
import { rowProblem } from '../src/price-statistics/price-row.ts';

const COSTS = {
  lossPctPerMonth: Number(process.argv[5] ?? 6),
  interestPctPerYear: 7,
  storagePaisePerMonth: 1000,
};
const MIN_MONTHS = 60;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function readText(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

function fields(line: string): string[] {
  return line.match(/("[^"]*"|[^,]*)(,|$)/g)?.map((part) => part.replace(/,$/, '')) ?? [];
}

/** Daily prices by market of a CSV with the official column names; impossible rows are left out and counted. */
function readMarkets(file: string, commodity: string) {
  const [head = '', ...lines] = readText(file).trim().split('\n');
  const columns = fields(head);
  const at = (name: string) => columns.indexOf(name);
  const markets = new Map<string, DailyPrice[]>();
  let dropped = 0;
  for (const line of lines) {
    const cells = fields(line);
    const cell = (name: string) => cells[at(name)] ?? '';
    if (cell('Commodity') !== commodity) continue;
    const paise = (name: string) => Math.round(Number(cell(name)) * 100);
    const row = {
      minPaise: paise('Min_Price'),
      modalPaise: paise('Modal_Price'),
      maxPaise: paise('Max_Price'),
    };
    if (rowProblem(row) !== null) {
      dropped += 1;
      continue;
    }
    const prices = markets.get(cell('Market')) ?? [];
    prices.push({ date: cell('Arrival_Date'), modalPaise: row.modalPaise });
    markets.set(cell('Market'), prices);
  }
  return { markets, dropped };
}

const percent = (value: number | null) =>
  (value === null ? '–' : `${value.toFixed(1)} %`).padStart(9);

const [file, commodity = 'Onion', harvest = '5'] = process.argv.slice(2);
if (file === undefined) {
  console.error(
    'usage: back-test-prices.ts FILE.csv[.gz] COMMODITY HARVEST_MONTH LOSS_PCT_PER_MONTH',
  );
  process.exitCode = 2;
} else {
  const { markets, dropped } = readMarkets(file, commodity);
  console.log(
    `${commodity}, decision in ${MONTHS[Number(harvest) - 1]}, loss ${COSTS.lossPctPerMonth} % a month`,
  );
  console.log(`rows left out as impossible: ${dropped}`);
  console.log(`${'market'.padEnd(28)} years waits  wins   median     mean    worst  beats harvest`);
  const everywhere = [...markets.values()].flat();
  const all: [string, DailyPrice[]][] = [['(all markets together)', everywhere], ...markets];
  for (const [market, prices] of all) {
    const series = monthlyPrices(prices);
    if (series.length < MIN_MONTHS) continue;
    const test = backTest(series, Number(harvest), { maxLag: 6, minYears: 4, costs: COSTS });
    const counts = [test.years.length, test.waits, test.wins].map((n) => String(n).padStart(5));
    const gains = [test.medianGainPct, test.meanGainPct, test.worstGainPct].map(percent);
    console.log(
      `${market.padEnd(28)} ${counts.join(' ')} ${gains.join('')}  ${test.beatsHarvest ? 'yes' : 'no'}`,
    );
  }
}
