import type { RawPrice } from '@ankur/content/price-row';
import { createGazetteer } from '@ankur/server/providers/geocoding/gazetteer';
import {
  createFakeMandiPrices,
  type FakeMandiPrices,
} from '@ankur/server/providers/mandi-prices/fake-mandi-prices';
import { createFakeWeather } from '@ankur/server/providers/weather/fake-weather';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPriceWriter } from './store/price-writer.ts';

let test: TestApp;
let provider: FakeMandiPrices;
const start = async (prices?: FakeMandiPrices) => {
  test = await buildTestApp({
    providers: { weather: createFakeWeather(), geocoder: createGazetteer(), prices },
  });
};
beforeEach(() => {
  provider = createFakeMandiPrices();
});
afterEach(() => test.close());

const raw = (changes: Partial<RawPrice> = {}): RawPrice => ({
  state: 'Maharashtra',
  district: 'Yavatmal',
  market: 'Yavatmal APMC',
  commodity: 'Soyabean',
  date: '12/11/2024',
  min: '4,000',
  max: '4400.50',
  modal: 4200,
  ...changes,
});
const get = async (path: string) => {
  const answer = await test.app.inject({ url: `/api/market/${path}` });
  return { status: answer.statusCode, body: answer.json() };
};
const DAY = 'prices/?commodity=Soyabean&state=Maharashtra&arrival_date=12-11-2024';

describe('prices with a provider', () => {
  it('are requested once, stored, and returned with canonical names in rupees', async () => {
    provider.rows = [raw()];
    await start(provider);
    const { status, body } = await get(DAY);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      records: [
        {
          commodity: 'Soyabean',
          market: 'Yavatmal',
          district: 'Yavatmal',
          state: 'Maharashtra',
          arrival_date: '2024-11-12',
          min_price: 4000,
          max_price: 4400.5,
          modal_price: 4200,
        },
      ],
      total: 1,
      as_of: '2024-11-12',
      sample: false,
      stale: false,
      exact: true,
    });
    expect(body.msp[0]).toMatchObject({ season: 'KMS 2024-25', price: 4892 });
    await get(DAY);
    expect(provider.asked).toHaveLength(1);
    expect(provider.asked[0]).toMatchObject({ date: '2024-11-12', state: 'Maharashtra' });
  });

  it('are empty when the provider has none, and never from the sample', async () => {
    await start(provider);
    expect((await get(DAY)).body).toMatchObject({ records: [], total: 0, sample: false });
  });

  it('are of the nearest stored day, dated and marked, when the provider is down', async () => {
    provider.rows = [raw({ date: '08/11/2024' })];
    await start(provider);
    await get('prices/?commodity=Soyabean&state=Maharashtra&arrival_date=2024-11-08');
    provider.state = 'down';
    expect((await get(DAY)).body).toMatchObject({
      as_of: '2024-11-08',
      stale: true,
      exact: false,
      total: 1,
    });
    const ticker = await get('ticker/');
    expect(ticker.body).toMatchObject({ total: 1, stale: true });
  });

  it('are 503 only when nothing is stored', async () => {
    provider.state = 'down';
    await start(provider);
    for (const path of [DAY, 'ticker/', 'trend/?commodity=Wheat']) {
      expect((await get(path)).status).toBe(503);
    }
  });

  it('do not wait longer than four seconds for a provider that hangs', async () => {
    provider.state = 'hangs';
    await start(provider);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const asking = get(DAY);
      await vi.waitFor(() => expect(provider.asked).toHaveLength(1), { interval: 1 });
      await vi.advanceTimersByTimeAsync(4_000);
      expect((await asking).status).toBe(503);
    } finally {
      vi.useRealTimers();
    }
  });

  it('reject impossible rows', async () => {
    provider.rows = [
      raw({ min: 5000 }),
      raw({ market: 'Wani', modal: 0 }),
      raw({ market: 'Pusad' }),
    ];
    await start(provider);
    const { body } = await get(DAY);
    expect(body.records.map((row: { market: string }) => row.market)).toEqual(['Pusad']);
  });
});

describe('prices of the store alone', () => {
  beforeEach(async () => {
    await start();
    await createPriceWriter(test.inputs.db).writeAndRefresh(
      ['2025-02-19', '2025-03-10', '2025-03-11'].map((date, at) => ({
        state: 'Maharashtra',
        district: 'Nagpur',
        market: 'Nagpur',
        commodity: 'Soyabean',
        date,
        minPaise: 400_000,
        modalPaise: 410_000 + at * 1000,
        maxPaise: 420_000,
      })),
      'sample',
    );
  });

  it('are of the nearest day when the requested day is not stored', async () => {
    expect((await get(DAY)).body).toMatchObject({
      as_of: '2025-02-19',
      sample: true,
      exact: false,
      stale: false,
    });
  });

  it('are of the newest day when none is requested', async () => {
    expect((await get('prices/?commodity=soybean&state=MH')).body).toMatchObject({
      as_of: '2025-03-11',
      exact: true,
      total: 1,
    });
  });

  it('carry what each market paid about a week before', async () => {
    await createPriceWriter(test.inputs.db).writeAndRefresh(
      [
        { market: 'Nagpur', date: '2025-03-02', modalPaise: 390_000 },
        { market: 'Nagpur', date: '2025-03-05', modalPaise: 400_000 },
        { market: 'Katol', date: '2025-02-27', modalPaise: 300_000 },
      ].map((row) => ({
        state: 'Maharashtra',
        district: 'Nagpur',
        commodity: 'Soyabean',
        minPaise: 200_000,
        maxPaise: 420_000,
        ...row,
      })),
      'sample',
    );
    const { body } = await get('prices/?commodity=Soyabean&state=Maharashtra');
    expect(body.week_before).toEqual([
      {
        market: 'Nagpur',
        district: 'Nagpur',
        state: 'Maharashtra',
        arrival_date: '2025-03-05',
        modal_price: 4000,
      },
    ]);
    expect((await get('prices/?state=Maharashtra')).body.week_before).toEqual([]);
  });

  it('make a trend of the months with reports', async () => {
    const { body } = await get('trend/?commodity=Soyabean&state=Maharashtra&district=Nagpur');
    expect(body).toMatchObject({
      points: [
        { month: '2025-02', modal_price: 4100, days: 1 },
        { month: '2025-03', modal_price: 4115, days: 2 },
      ],
      as_of: '2025-03-11',
      sample: true,
    });
    expect(body.daily).toHaveLength(3);
    expect(body.msp.map((one: { season: string }) => one.season)).toEqual([
      'KMS 2023-24',
      'KMS 2024-25',
    ]);
    expect((await get('trend/?commodity=Soyabean&state=Kerala')).body.points).toEqual([]);
  });

  it('make a ticker of the newest price of each market', async () => {
    const { body } = await get('ticker/');
    expect(body).toMatchObject({ total: 1, sample: true, as_of: '2025-03-11' });
  });

  it.each([
    ['prices/?arrival_date=2024-13-45', 'arrival_date'],
    ['prices/?arrival_date=yesterday', 'arrival_date'],
    ['prices/?arrival_date=0000-01-01', 'arrival_date'],
    ['prices/?arrival_date=01-01-0000', 'arrival_date'],
    ['prices/?commodity=%00', 'commodity'],
    ['prices/?district=%00', 'district'],
    ['ticker/?state=a%00', 'state'],
    ['trend/', 'commodity'],
    ['trend/?commodity=%00', 'commodity'],
    ['net-price/?commodity=%00&lat=20&lon=78', 'commodity'],
    ['sell-or-wait/?commodity=Onion&market=%00', 'market'],
  ])('refuse %s', async (path, field) => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty(field);
  });

  it('are 400 for an unknown state', async () => {
    expect((await get('prices/?state=Narnia')).body).toMatchObject({ records: [], total: 0 });
  });

  it('list 77 commodities in four languages', async () => {
    const { body } = await get('commodities/');
    expect(body).toHaveLength(77);
    expect(body.find((one: { name: string }) => one.name === 'Onion').names.mr).toBe('कांदा');
  });
});
