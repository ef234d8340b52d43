import type { PriceRow } from '@ankur/content/price-row';
import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Notify } from '../../platform/notify/notify.ts';
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
  minPaise: 470_000,
  modalPaise: 500_000,
  maxPaise: 520_000,
  ...changes,
});
const write = (rows: PriceRow[]) => createPriceWriter(test.inputs.db).writeAndRefresh(rows, 'file');
const get = async (path: string) => {
  const answer = await test.app.inject({ url: `/api/market/${path}` });
  return { status: answer.statusCode, body: answer.json() };
};
const YAVATMAL = 'lat=20.3888&lon=78.1204';

describe('net price at the farm gate', () => {
  it('subtracts transport, commission and fee and returns age and frequency of the reports', async () => {
    await write([
      aRow(),
      aRow({ date: '2026-11-18' }),
      aRow({ date: '2026-09-01' }),
      aRow({ district: 'Yavatmal', market: 'Yavatmal', modalPaise: 480_000 }),
      aRow({ district: 'Pune', market: 'Pune' }),
    ]);
    const { body } = await get(
      `net-price/?commodity=Soyabean&${YAVATMAL}&reach_km=250&quantity=10&transport=2&commission=1&market_fee=1`,
    );
    expect(body.offers.map((offer: { market: string }) => offer.market)).toEqual([
      'Yavatmal',
      'Nagpur',
    ]);
    const [near, far] = body.offers;
    expect(far).toMatchObject({ age_days: 1, reports_30_days: 2, modal_price: 5000 });
    expect(far.net_price).toBeCloseTo(5000 - far.transport - 50 - 50, 2);
    expect(near.net_total).toBeCloseTo(near.net_price * 10, 2);
    expect(body).toMatchObject({ as_of: '2026-11-20', sample: false, quantity: 10 });
  });

  it('ranks mandis without recent reports behind the others, whatever their price', async () => {
    await write([
      aRow({ modalPaise: 450_000 }),
      aRow({ market: 'Katol', date: '2026-10-21' }),
      aRow({ market: 'Umred', date: '2026-09-01', modalPaise: 900_000 }),
    ]);
    const { body } = await get(`net-price/?commodity=Soyabean&${YAVATMAL}&reach_km=250`);
    const seen = body.offers.map((one: { market: string; lagging: boolean }) => [
      one.market,
      one.lagging,
    ]);
    expect(new Map(seen)).toEqual(
      new Map([
        ['Katol', false],
        ['Nagpur', false],
        ['Umred', true],
      ]),
    );
    expect(seen.at(-1)).toEqual(['Umred', true]);
  });

  it('starts from default costs, different for perishables', async () => {
    expect((await get(`net-price/?commodity=Soyabean&${YAVATMAL}`)).body.costs).toEqual({
      transport: 2,
      commission: 2,
      market_fee: 1,
    });
    expect((await get(`net-price/?commodity=Tomato&${YAVATMAL}`)).body).toMatchObject({
      costs: { commission: 4, market_fee: 2 },
      offers: [],
      as_of: null,
    });
  });

  it.each(['lat=20', 'lat=120&lon=78', `${YAVATMAL}&quantity=0`, `${YAVATMAL}&commission=-1`])(
    'refuses %s',
    async (query) => {
      expect((await get(`net-price/?commodity=Onion&${query}`)).status).toBe(400);
    },
  );

  it('agrees with brute force for 500 random places', async () => {
    const towns = ['Yavatmal', 'Nagpur', 'Wardha', 'Amravati', 'Akola', 'Washim', 'Chandrapur'];
    const rows = towns.map((town, at) =>
      aRow({ district: town, market: town, modalPaise: 450_000 + at * 7_333 }),
    );
    await write(rows);
    const all = await get(`net-price/?commodity=Soyabean&${YAVATMAL}&reach_km=1000`);
    const places: { market: string; lat: number; lon: number }[] = all.body.offers;
    expect(places).toHaveLength(towns.length);
    const road = (lat: number, lon: number, to: { lat: number; lon: number }) => {
      const [a, b, d] = [lat, to.lat, to.lon - lon].map((x) => (x * Math.PI) / 180) as [
        number,
        number,
        number,
      ];
      const cos = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(d);
      return Math.acos(Math.min(1, cos)) * 6371.0088 * 1.3;
    };
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 18.5, max: 22, noNaN: true }),
        fc.double({ min: 76, max: 80.5, noNaN: true }),
        fc.record({
          transport: fc.integer({ min: 0, max: 50 }),
          commission: fc.integer({ min: 0, max: 12 }),
          market_fee: fc.integer({ min: 0, max: 5 }),
          quantity: fc.integer({ min: 1, max: 500 }),
          reach_km: fc.integer({ min: 40, max: 400 }),
        }),
        async (lat, lon, ask) => {
          const query = new URLSearchParams(
            Object.entries(ask).map(([k, v]): [string, string] => [k, String(v)]),
          );
          const { body } = await get(
            `net-price/?commodity=Soyabean&lat=${lat}&lon=${lon}&${query}`,
          );
          const brute = places
            .map((place) => ({ market: place.market, km: road(lat, lon, place) }))
            .filter(({ km }) => km <= ask.reach_km)
            .map(({ market, km }) => {
              const price = (rows.find((row) => row.market === market)?.modalPaise ?? 0) / 100;
              const share = 1 - (ask.commission + ask.market_fee) / 100;
              return { market, net: price * share - km * ask.transport };
            })
            .sort((a, b) => b.net - a.net);
          const own: {
            market: string;
            net_price: number;
            net_total: number;
            arrival_date: string;
          }[] = body.offers;
          expect(own).toHaveLength(brute.length);
          for (const [at, offer] of own.entries()) {
            expect(offer.net_price).toBeCloseTo(brute[at]?.net ?? 0, 1);
            expect(offer.net_price).toBeCloseTo(
              brute.find(({ market }) => market === offer.market)?.net ?? 0,
              1,
            );
            expect(offer.net_total).toBeCloseTo(offer.net_price * ask.quantity, 2);
            expect(offer.arrival_date).toBe('2026-11-20');
          }
        },
      ),
      { numRuns: 500 },
    );
  }, 60_000);
});

describe('sell now or wait', () => {
  const months = (factor: (month: number) => number) =>
    Array.from({ length: 96 }, (_, at) => {
      const year = 2018 + Math.floor(at / 12);
      const month = (at % 12) + 1;
      return aRow({
        commodity: 'Onion',
        date: `${year}-${String(month).padStart(2, '0')}-10`,
        minPaise: 1,
        modalPaise: Math.round(100_000 * factor(month)),
        maxPaise: 9_000_000,
      });
    });
  const ask = 'sell-or-wait/?commodity=Onion&state=Maharashtra&district=Nagpur&market=Nagpur';

  it('advises waiting only where it won in past years, with the range after costs', async () => {
    await write([
      ...months((month) => (month === 5 ? 0.6 : month > 7 ? 2 : 1)),
      aRow({ commodity: 'Onion', date: '2026-05-10', modalPaise: 60_000, minPaise: 1 }),
    ]);
    const { body } = await get(ask);
    expect(body).toMatchObject({ verdict: 'wait', month: '2026-05', price_now: 600 });
    expect(body.markets).toEqual(['Nagpur']);
    expect(body.back_test).toMatchObject({ beats_harvest: true });
    expect(body.back_test.waits).toBeGreaterThanOrEqual(3);
    expect(body.after_wait.lower).toBeLessThanOrEqual(body.after_wait.upper);
  });

  it('cannot tell from flat prices of too few years, and excludes perishables', async () => {
    await write(months(() => 1).slice(0, 24));
    expect((await get(ask)).body.verdict).toBe('cannot-tell');
    expect((await get('sell-or-wait/?commodity=Wheat&state=Kerala')).body).toMatchObject({
      verdict: 'cannot-tell',
      price_now: null,
    });
    expect((await get('sell-or-wait/?commodity=Tomato')).body.verdict).toBe('does-not-keep');
  });
});

it('waits on a first start until the sample is loaded', async () => {
  let filled = () => {};
  const waiting = await buildTestApp({
    pricesReady: new Promise<void>((resolve) => {
      filled = resolve;
    }),
  });
  const done: string[] = [];
  const asked = [`net-price/?commodity=Soyabean&${YAVATMAL}`, 'sell-or-wait/?commodity=Onion'].map(
    async (path) => {
      const { statusCode } = await waiting.app.inject({ url: `/api/market/${path}` });
      done.push(path);
      return statusCode;
    },
  );
  await waiting.app.inject({ url: '/api/market/commodities/' });
  expect(done).toEqual([]);
  filled();
  expect(await Promise.all(asked)).toEqual([200, 200]);
  await waiting.close();
});

describe('price alerts', () => {
  const body = { commodity: 'Soyabean', state: 'Maharashtra', district: 'Nagpur', price: 5000 };

  it('belong to their farmer, and notify once when a fresh price reaches them', async () => {
    const [asha, ravi] = [await aFarmer(test.app), await aFarmer(test.app)];
    const added = await asha.call('POST', '/api/user/price-alerts/', body);
    expect(added.statusCode).toBe(201);
    const { id } = added.json();
    await write([
      aRow({ modalPaise: 500_000 }),
      aRow({ market: 'Katol', date: '2026-09-01', modalPaise: 510_000 }),
    ]);
    const told: unknown[] = [];
    const warned: string[] = [];
    const warn = (message: string) => void warned.push(message);
    const keep = async (one: unknown) => told.push(one) > 0;
    const look = (notify: Notify = keep) =>
      evaluateAlerts(test.inputs.db, test.clock, notify, warn);
    expect(await look()).toBe(0);
    await write([aRow({ date: '2026-11-21', modalPaise: 500_001 })]);
    expect(await look(() => Promise.reject(new Error('no line')))).toBe(0);
    expect(warned).toEqual(['price alert: no line']);
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    expect(told).toMatchObject([
      { kind: 'price-alert', payload: { market: 'Nagpur', price: 5000.01, date: '2026-11-21' } },
    ]);
    const list = (await asha.call('GET', '/api/user/price-alerts/')).json();
    expect(list).toMatchObject([{ id, hit: { market: 'Nagpur', price: 5000.01 } }]);
    expect((await ravi.call('GET', '/api/user/price-alerts/')).json()).toEqual([]);
    expect((await ravi.call('DELETE', `/api/user/price-alerts/${id}/`)).statusCode).toBe(404);
    expect((await asha.call('DELETE', `/api/user/price-alerts/${id}/`)).statusCode).toBe(204);
    expect((await asha.call('DELETE', '/api/user/price-alerts/7/')).statusCode).toBe(404);
  });

  it('report every failing field and require a token', async () => {
    const asha = await aFarmer(test.app);
    const bad = await asha.call('POST', '/api/user/price-alerts/', { price: -1 });
    expect(bad.statusCode).toBe(400);
    expect(Object.keys(bad.json().errors).sort()).toEqual(['commodity', 'price', 'state']);
    const narnia = await asha.call('POST', '/api/user/price-alerts/', { ...body, state: 'Narnia' });
    expect(narnia.json().errors).toHaveProperty('state');
    for (const field of ['commodity', 'state', 'district']) {
      const answer = await asha.call('POST', '/api/user/price-alerts/', { ...body, [field]: '\0' });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    }
    expect((await test.app.inject({ url: '/api/user/price-alerts/' })).statusCode).toBe(401);
  });

  it('are limited to fifty, also under concurrent requests', async () => {
    const gita = await aFarmer(test.app);
    const add = () => gita.call('POST', '/api/user/price-alerts/', body);
    const answers = await Promise.all(Array.from({ length: 55 }, add));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    expect((await gita.call('GET', '/api/user/price-alerts/')).json()).toHaveLength(50);
  });
});
