import { createFakeMandiPrices } from '@ankur/server/providers/mandi-prices/fake-mandi-prices';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { createFakeWeather } from '../../providers/weather/fake-weather.ts';
import { createPriceWriter } from './store/price-writer.ts';

let test: TestApp;
let provider: ReturnType<typeof createFakeMandiPrices>;
beforeEach(async () => {
  provider = createFakeMandiPrices();
  test = await buildTestApp({
    limiter: createRateLimiter(),
    providers: {
      weather: createFakeWeather(),
      geocoder: { source: 'gazetteer', reverse: async () => null },
      prices: provider,
    },
  });
  await createPriceWriter(test.inputs.db).writeAndRefresh(
    [
      {
        state: 'Kerala',
        district: 'Idukki',
        market: 'Adimali',
        commodity: 'Wheat',
        date: '2026-11-20',
        minPaise: 1,
        maxPaise: 3,
        modalPaise: 2,
      },
    ],
    'data.gov.in',
  );
});
afterEach(() => test.close());

const prices = (query: Record<string, string>, remoteAddress = '127.0.0.1') =>
  test.app.inject({ url: `/api/market/prices/?${new URLSearchParams(query)}`, remoteAddress });
const REAL = { state: 'Maharashtra', district: 'Pune', commodity: 'Onion' };
const questions = async () => {
  const { rows } = await test.inputs.db.execute(sql`select question from price_questions`);
  return rows;
};

describe('a price query', () => {
  it.each([
    ['an invented commodity', { ...REAL, commodity: 'Xyzzyfruit' }],
    ['an invented district', { ...REAL, district: 'Xyzzypur' }],
    ['an invented state', { ...REAL, state: 'Xyzzyland' }],
    ['a district of another state', { ...REAL, district: 'Guntur' }],
    ['a day that has not come', { ...REAL, arrival_date: '2026-12-24' }],
  ])('with %s reaches no provider and is not kept', async (_what, query) => {
    for (const path of ['prices', 'ticker', 'trend']) {
      if (path !== 'prices' && 'arrival_date' in query) continue;
      const url = `/api/market/${path}/?${new URLSearchParams(query)}`;
      expect((await test.app.inject({ url })).statusCode).toBe(200);
    }
    expect([provider.asked, await questions()]).toEqual([[], []]);
  });

  it('with listed names reaches the provider, in any known spelling', async () => {
    await prices(REAL);
    await prices({ ...REAL, commodity: 'कांदा', district: 'Nashik' });
    await prices({ district: 'Aurangabad', commodity: 'Onion' });
    expect(provider.asked).toHaveLength(3);
  });

  it('with names that occurred in a report reaches the provider, too', async () => {
    await prices(REAL);
    await test.inputs.db.execute(sql`insert into price_commodities (name) values ('Xyzzyfruit')`);
    await prices({ ...REAL, commodity: 'Xyzzyfruit' });
    expect(provider.asked).toHaveLength(2);
  });

  it('for new names is limited by client address', async () => {
    const day = (n: number) => {
      const date = new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10);
      return { ...REAL, arrival_date: date };
    };
    for (let n = 0; n < 610; n += 1) await prices(day(n));
    expect(provider.asked).toHaveLength(600);
    const late = await prices(day(640));
    expect([late.statusCode, late.json().stale]).toEqual([200, true]);
    expect(provider.asked).toHaveLength(600);
    await prices(day(640), '192.0.2.7');
    expect(provider.asked).toHaveLength(601);
  }, 60_000);
});
