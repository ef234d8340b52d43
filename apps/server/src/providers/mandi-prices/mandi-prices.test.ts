import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPriceRow } from '@ankur/content/price-row';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createHttpClient } from '../http-client.ts';
import { createAgmarknet } from './agmarknet.ts';
import { createDataGovIn } from './data-gov-in.ts';
import { createFakeMandiPrices } from './fake-mandi-prices.ts';
import type { MandiPrices, PriceQuery } from './mandi-prices.ts';

const HISTORY = {
  status: 'ok',
  total: 1,
  records: [
    {
      State: 'Maharashtra',
      District: 'Yavatmal',
      Market: 'Yavatmal',
      Commodity: 'Soyabean',
      Variety: 'Yellow',
      Arrival_Date: '12/11/2024',
      Min_Price: '4000',
      Max_Price: '4400',
      Modal_Price: '4200',
    },
  ],
};
const TODAY = {
  status: 'ok',
  total: '1',
  records: [
    {
      state: 'Maharashtra',
      district: 'Yavatmal',
      market: 'Yavatmal APMC',
      commodity: 'Soyabean',
      arrival_date: '12/11/2024',
      min_price: 4000,
      max_price: 4400,
      modal_price: '4200',
    },
  ],
};
const FILTERS = {
  data: {
    state_data: [{ state_id: 20, state_name: 'Maharashtra' }],
    cmdt_data: [{ cmdt_id: 13, cmdt_name: 'Soyabean' }],
    market_data: [{ mkt_name: 'Yavatmal', district_id: 7 }],
    district_data: [{ id: 7, district_name: 'Yavatmal' }],
  },
};
const MONTH = {
  success: true,
  markets: [
    {
      marketName: 'Yavatmal',
      dates: [
        {
          arrivalDate: '12/11/2024',
          total_arrivals: 90,
          data: [{ variety: 'Yellow', minimumPrice: 4000, maximumPrice: 4400, modalPrice: 4200 }],
        },
      ],
    },
  ],
};

type Reply = { status?: number; body?: unknown; hangs?: boolean };
let server: Server;
let base: string;
let asked: URL[];
let reply: (url: URL) => Reply;
beforeEach(async () => {
  asked = [];
  reply = () => ({});
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    asked.push(url);
    const { status = 200, body = {}, hangs } = reply(url);
    if (hangs) return;
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const http = () => createHttpClient({ name: 'prices', timeoutMs: 200, restMs: 60_000 });
const question: PriceQuery = {
  state: 'Maharashtra',
  district: 'Yavatmal',
  commodity: 'Soyabean',
  date: '2024-11-12',
};
const dataGovIn = () => createDataGovIn(http(), `${base}/prefix/`, 'the-key');
const fake = () => {
  const [row] = HISTORY.records;
  return createFakeMandiPrices([
    {
      state: row?.State ?? '',
      district: row?.District ?? '',
      market: row?.Market ?? '',
      commodity: row?.Commodity ?? '',
      date: row?.Arrival_Date ?? '',
      min: 4000,
      max: 4400,
      modal: 4200,
    },
  ]);
};

describe.each<[string, () => MandiPrices, unknown]>([
  ['data.gov.in, history', dataGovIn, HISTORY],
  ['data.gov.in, lower case', dataGovIn, TODAY],
  ['the fake', fake, {}],
])('a question to %s', (_name, make, body) => {
  it('returns rows that the store accepts', async () => {
    reply = () => ({ body });
    for (const rows of [await make().ask(question), await make().history(question)]) {
      expect(rows.map(readPriceRow)).toEqual([
        {
          kept: {
            state: 'Maharashtra',
            district: 'Yavatmal',
            market: 'Yavatmal',
            commodity: 'Soyabean',
            date: '2024-11-12',
            minPaise: 400_000,
            maxPaise: 440_000,
            modalPaise: 420_000,
          },
        },
      ]);
    }
  });
});

describe('data.gov.in', () => {
  it('is queried with the key, JSON, capitalised filters and an Indian date', async () => {
    reply = () => ({ body: HISTORY });
    await dataGovIn().ask(question);
    expect(asked[0]?.pathname).toMatch(/^\/prefix\/resource\/35985678-/);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      'api-key': 'the-key',
      format: 'json',
      'filters[State]': 'Maharashtra',
      'filters[District]': 'Yavatmal',
      'filters[Commodity]': 'Soyabean',
      'filters[Arrival_Date]': '12/11/2024',
    });
  });

  it('is queried for 200 rows of a state’s newest day, then in its history when that is empty', async () => {
    reply = (url) => ({ body: url.pathname.includes('9ef84268') ? { records: [] } : HISTORY });
    const rows = await dataGovIn().ask({ ...question, district: '', commodity: '', date: null });
    expect(rows).toHaveLength(1);
    expect(asked[0]?.searchParams.get('limit')).toBe('200');
    expect(asked[0]?.searchParams.get('filters[state.keyword]')).toBe('Maharashtra');
    expect(asked[1]?.pathname).toContain('35985678');
  });

  it('is queried by the older spelling when the current one returns nothing', async () => {
    reply = () => ({ body: { records: [] } });
    await dataGovIn().ask({ ...question, commodity: 'Bengal Gram(Gram)(Whole)' });
    const spellings = asked.map((url) => url.searchParams.get('filters[Commodity]'));
    expect(spellings).toHaveLength(2);
    expect(new Set(spellings).size).toBe(2);
  });

  it.each<[string, Reply]>([
    ['is down', { status: 503, body: '<html>busy</html>' }],
    ['says too many', { status: 429, body: { error: 'Rate limit exceeded' } }],
    ['refuses the key', { status: 403, body: { error: 'Key not authorised' } }],
    ['answers HTML', { body: '<!doctype html><p>maintenance' }],
    ['answers garbage', { body: '{"records": "none"}' }],
    ['answers XML', { body: '<?xml version="1.0"?><records/>' }],
    ['hangs', { hangs: true }],
  ])('that %s fails as an upstream does and is then left alone', async (_what, answer) => {
    reply = () => answer;
    const provider = dataGovIn();
    await expect(provider.ask(question)).rejects.toHaveProperty('kind');
    const before = asked.length;
    await expect(provider.ask(question)).rejects.toHaveProperty('kind');
    expect(asked.length - before).toBeLessThanOrEqual(1);
  });
});

describe('agmarknet', () => {
  it('returns every reported day of a month in one call, after one request for its ids', async () => {
    reply = (url) => ({ body: url.pathname.endsWith('/filters') ? FILTERS : MONTH });
    const provider = createAgmarknet(http(), base, systemClock);
    const rows = await provider.month('Maharashtra', 'Soyabean', '2024-11');
    await provider.month('Maharashtra', 'Soyabean', '2024-10');
    expect(rows.map(readPriceRow)).toMatchObject([
      { kept: { district: 'Yavatmal', date: '2024-11-12', modalPaise: 420_000 } },
    ]);
    expect(asked).toHaveLength(3);
    expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toMatchObject({
      year: '2024',
      month: '11',
      stateId: '20',
      commodityId: '13',
    });
    expect(await provider.month('Maharashtra', 'Dragonfruit', '2024-11')).toEqual([]);
  });

  it('tells a market from its namesakes in other states, and asks for markets once a day', async () => {
    const district_data = ['Chittorgarh', 'Yavatmal', 'New Town', 'Jalna'].map((name, id) => ({
      ...{ id, district_name: name },
    }));
    const namesakes = (ids: number[]) =>
      ids.map((id) => ({ mkt_name: 'Yavatmal', district_id: id }));
    let market_data = namesakes([3, 0]);
    reply = (url) => ({
      body: url.pathname.endsWith('/filters')
        ? { data: { ...FILTERS.data, district_data, market_data } }
        : MONTH,
    });
    let now = new Date('2024-11-12T00:00:00Z');
    const provider = createAgmarknet(http(), base, { now: () => now });
    const districtOf = async () =>
      (await provider.month('Maharashtra', 'Soyabean', '2024-11'))[0]?.district;
    expect(await districtOf()).toBe('Jalna');
    market_data = namesakes([0, 2]);
    now = new Date('2024-11-12T23:59:00Z');
    expect(await districtOf()).toBe('Jalna');
    now = new Date('2024-11-13T00:00:00Z');
    // Of a district that the register does not know the state is not known either.
    expect(await districtOf()).toBe('New Town');
    market_data = namesakes([0]);
    now = new Date('2024-11-14T00:00:00Z');
    expect(await districtOf()).toBe('');
  });

  it('requests its ids again after a failure', async () => {
    reply = () => ({ status: 500 });
    const client = createHttpClient({ name: 'a', timeoutMs: 200, restMs: 1 });
    const first = createAgmarknet(client, base, systemClock);
    await expect(first.month('Maharashtra', 'Soyabean', '2024-11')).rejects.toHaveProperty('kind');
  });
});
