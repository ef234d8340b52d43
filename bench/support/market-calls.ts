import type { buildApp } from '@ankur/server/app';

type App = Awaited<ReturnType<typeof buildApp>>;

const COMMODITIES = ['Soyabean', 'Onion', 'Wheat', 'Maize', 'Potato', 'Rice', 'Tomato', 'Cotton'];
const DISTRICTS = ['Nagpur', 'Yavatmal', 'Nashik', 'Pune', 'Amravati', 'Akola', 'Latur', 'Jalna'];

const pick = <T>(list: readonly T[], at: number) => list[at % list.length] as T;

/** The market's calls by name, below `/api/market/`, with what is asked the `at`-th time. */
export const MARKET_CALLS: Readonly<Record<string, (at: number) => string>> = {
  prices: (at) => {
    const date = `2026-0${1 + (at % 8)}-${String(1 + ((at * 5) % 28)).padStart(2, '0')}`;
    return `prices/?commodity=${pick(COMMODITIES, at)}&state=Maharashtra&arrival_date=${date}`;
  },
  trend: (at) =>
    `trend/?commodity=${pick(COMMODITIES, at)}&state=Maharashtra&district=${pick(DISTRICTS, at * 3)}`,
  ticker: (at) => `ticker/?state=${pick(['Maharashtra', 'Karnataka', 'Punjab', 'Gujarat'], at)}`,
  'net-price': (at) =>
    `net-price/?commodity=${pick(COMMODITIES, at)}&lat=${19 + (at % 25) / 10}&lon=${75 + (at % 40) / 10}`,
};

/** Milliseconds of one call. @throws Error unless it answers 200 */
export async function timeCall(app: App, call: string): Promise<number> {
  const start = performance.now();
  const answer = await app.inject({ url: `/api/market/${call}` });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${call}`);
  return performance.now() - start;
}
