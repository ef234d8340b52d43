import { alertHit } from '@ankur/agronomy/price-statistics/alert-hit';
import { netPriceAnswer } from '@ankur/agronomy/price-statistics/net-price-answer';
import { waitAnswer } from '@ankur/agronomy/price-statistics/wait-answer';
import type { PriceRow } from '@ankur/content/price-row';
import type { PriceAlert, PriceFactsAnswer } from '@ankur/contracts/market/endpoints';
import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indianDate } from '../../platform/clock.ts';
import { evaluateAlerts } from './alerts.service.ts';
import { createPriceWriter } from './store/price-writer.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const aRow = (changes: Partial<PriceRow> = {}): PriceRow => ({
  state: 'Maharashtra',
  district: 'Nagpur',
  market: 'Nagpur',
  commodity: 'Soyabean',
  date: '2026-11-20',
  minPaise: 1,
  modalPaise: 500_000,
  maxPaise: 9_000_000,
  ...changes,
});
const write = (rows: PriceRow[]) => createPriceWriter(test.inputs.db).writeAndRefresh(rows, 'file');
const get = async (path: string) => (await test.app.inject({ url: `/api/market/${path}` })).json();
const factsOf = (commodity: string, district = 'Nagpur'): Promise<PriceFactsAnswer> =>
  get(
    `facts/?commodity=${commodity}&state=Maharashtra&district=${district}&lat=20.3888&lon=78.1204`,
  );
const today = () => indianDate(test.inputs.clock.now());

describe('what a phone computes from the facts of prices', () => {
  it.each([
    { quantity: 10, reach_km: 150 },
    { quantity: 1, reach_km: 60 },
    { quantity: 7.5, reach_km: 150, transport: 0, commission: 3.5, market_fee: 0 },
    { quantity: 2, reach_km: 150, transport: 12.75 },
  ])('net prices are equal to the server’s for %j', async (asked) => {
    await write([
      aRow(),
      aRow({ date: '2026-11-18' }),
      aRow({ district: 'Yavatmal', market: 'Yavatmal', modalPaise: 480_333 }),
      aRow({ district: 'Wardha', market: 'Wardha', date: '2026-08-01', modalPaise: 910_000 }),
      aRow({ district: 'Pune', market: 'Pune' }),
    ]);
    const question = { lat: 20.3888, lon: 78.1204, ...asked };
    const query = new URLSearchParams(
      Object.entries(question).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const server = await get(`net-price/?commodity=Soyabean&${query}`);
    expect(server.offers.length).toBeGreaterThan(0);
    expect(netPriceAnswer(await factsOf('Soyabean'), question, today())).toEqual(server);
  });

  it('selling or waiting is equal to the server’s, with and without own costs', async () => {
    await write(
      Array.from({ length: 96 }, (_, at) => {
        const month = (at % 12) + 1;
        return aRow({
          commodity: 'Onion',
          date: `${2018 + Math.floor(at / 12)}-${String(month).padStart(2, '0')}-10`,
          modalPaise: month === 5 ? 60_000 : month > 7 ? 200_000 + at * 137 : 100_000,
        });
      }).concat(aRow({ commodity: 'Onion', date: '2026-05-10', modalPaise: 60_000 })),
    );
    const facts = await factsOf('Onion');
    const ask = 'sell-or-wait/?commodity=Onion&state=Maharashtra&district=Nagpur';
    const server = await get(ask);
    expect(server.verdict).toBe('wait');
    expect(waitAnswer(facts, {})).toEqual(server);
    expect(waitAnswer(facts, { loss: 12, interest: 24, storage: 35 })).toEqual(
      await get(`${ask}&loss=12&interest=24&storage=35`),
    );
  });

  it.each(['Tomato', 'Wheat'])('says of %s without prices what the server says', async (name) => {
    expect(waitAnswer(await factsOf(name), {})).toEqual(
      await get(`sell-or-wait/?commodity=${name}&state=Maharashtra&district=Nagpur`),
    );
  });

  it('alerts are met by the same price of the same market', async () => {
    const farmer = await aFarmer(test.app);
    await write([
      aRow({ date: today() }),
      aRow({ market: 'Katol', date: today(), modalPaise: 530_000 }),
      aRow({ market: 'Umred', date: '2026-09-01', modalPaise: 900_000 }),
    ]);
    const where = { commodity: 'Soyabean', state: 'Maharashtra', district: 'Nagpur' };
    for (const [above, price] of [
      [true, 5100],
      [true, 5300],
      [false, 5200],
    ] as const)
      await farmer.call('POST', '/api/user/price-alerts/', { ...where, above, price });
    await evaluateAlerts(
      test.inputs.db,
      test.inputs.clock,
      async () => true,
      () => {},
    );
    const alerts: PriceAlert[] = (await farmer.call('GET', '/api/user/price-alerts/')).json();
    const { latest } = await factsOf('Soyabean');
    const prices = latest.map((one) => ({
      ...one,
      arrivalDate: one.arrival_date,
      modalPaise: one.modal_paise,
    }));
    expect(alerts.map(({ hit }) => hit?.market)).toEqual(['Nagpur', undefined, 'Katol']);
    for (const { above, price, hit } of alerts) {
      const own = alertHit({ above, pricePaise: price * 100 }, prices, today());
      expect(own?.market).toBe(hit?.market);
    }
  });

  it('tells how far it looked where no mandi has a price', async () => {
    const facts = await factsOf('Soyabean');
    expect(facts).toMatchObject({ reach_km: 150, mandis: [], district: 'Nagpur' });
  });
});
