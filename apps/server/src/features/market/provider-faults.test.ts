import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '@ankur/server/platform/config/config';
import { createProviders } from '@ankur/server/providers/providers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { testDatabase } from '@ankur/testkit/test-database';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchMonths } from './price-fetching.ts';
import { createPriceInterest } from './price-interest.ts';

const RECORD = {
  State: 'Maharashtra',
  District: 'Yavatmal',
  Market: 'Yavatmal',
  Commodity: 'Soyabean',
  Arrival_Date: '12/11/2024',
  Min_Price: '4000',
  Max_Price: '4400',
  Modal_Price: '4200',
};
const ARTICLE = {
  title: 'Rain delays the sowing',
  description: 'Farmers wait',
  url: 'https://news.test/rain',
  urlToImage: null,
  publishedAt: '2026-11-20T05:10:00Z',
  source: { name: 'The Field' },
};
const FEED =
  '<rss version="2.0"><channel><title>F</title><item><title>Rain delays the sowing</title><link>https://news.test/rain</link></item></channel></rss>';

const renamed = (record: object, name: (key: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [name(key), value]));

type Fault = (response: ServerResponse, path: string) => void;
const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const well: Fault = (response, path) => {
  if (path.startsWith('/feed')) response.end(FEED);
  else if (path.startsWith('/v2/'))
    json(response, { status: 'ok', totalResults: 1, articles: [ARTICLE] });
  else json(response, { status: 'ok', records: [RECORD] });
};
const FAULTS: Record<string, Fault> = {
  'is down': (response) => response.destroy(),
  'answers 503': (response) => response.writeHead(503).end('<html>busy</html>'),
  'takes half a minute': () => {},
  'stops in the middle': (response) => {
    response.writeHead(200, { 'content-length': '500' }).write('{"records": [');
    response.destroy();
  },
  'answers garbage': (response) => response.end('{"records": 7, "articles": {}, "data": []'),
  'answers other shapes': (response) => json(response, { records: { a: 1 }, articles: 'none' }),
  'answers rows of nonsense': (response) =>
    json(response, { records: [null, 5, {}, { ...RECORD, Modal_Price: {} }], articles: [null, 3] }),
  'answers HTML': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>maintenance'),
  'says too many': (response) =>
    response
      .writeHead(429, { 'retry-after': '60', 'content-type': 'application/json' })
      .end('{"status":"error","code":"rateLimited","error":"Rate limit exceeded"}'),
  'changes its capitals': (response) =>
    json(response, {
      records: [renamed(RECORD, (key) => key.toUpperCase())],
      Articles: [renamed(ARTICLE, (key) => key.toUpperCase())],
    }),
};

let server: Server;
let base: string;
let behave: Fault;
let asked: string[];
beforeEach(async () => {
  behave = well;
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    behave(response, request.url ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const providers = (env: Record<string, string>) =>
  createProviders(readConfig({ DATA_DIR: '/nonexistent', LOG_LEVEL: 'silent', ...env }));
const WITH_KEYS = () => ({
  DATA_GOV_IN_API_KEY: 'key',
  DATA_GOV_IN_URL: base,
  AGMARKNET_URL: base,
  NEWSAPI_KEY: 'key',
  NEWSAPI_URL: base,
});

const ASKS = [
  '/api/market/prices/?commodity=Soyabean&state=Maharashtra&arrival_date=12-11-2024',
  '/api/market/ticker/',
  '/api/market/trend/?commodity=Soyabean&state=Maharashtra&district=Yavatmal',
  '/api/market/net-price/?commodity=Soyabean&lat=20.39&lon=78.12',
  '/api/market/sell-or-wait/?commodity=Soyabean&state=Maharashtra',
  '/api/news/?topic=crops',
  '/api/news/?topic=market',
];
/** Whether an answer has figures. */
const shown = (body: Record<string, unknown>) =>
  ['records', 'points', 'offers', 'articles'].flatMap((key) => body[key] ?? []).length > 0 ||
  body.price_now !== undefined;

/** Fastest of several attempts: a busy machine is slow once, waiting for a provider is slow always. */
async function ask(app: TestApp['app'], url: string) {
  let quickestMs = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 4; tries++) {
    const start = performance.now();
    const answer = await app.inject({ url });
    quickestMs = Math.min(quickestMs, performance.now() - start);
    expect(answer.statusCode, url).toBe(200);
    expect(shown(answer.json()), `${url} ${answer.body.slice(0, 200)}`).toBe(true);
  }
  return quickestMs;
}

describe.each([
  ['a price and a news service', WITH_KEYS],
  [
    'feeds',
    () => ({ ...WITH_KEYS(), NEWSAPI_KEY: '', NEWS_FEEDS: `${base}/feed/a,${base}/feed/b` }),
  ],
])('when %s', (_who, env) => {
  it.each(Object.keys(FAULTS))(
    '%s, queries are answered from the store at once',
    async (fault) => {
      const test = await buildTestApp({ providers: providers(env()) });
      try {
        for (const url of ASKS) await test.app.inject({ url });
        behave = FAULTS[fault] ?? well;
        const before = asked.length;
        // A day later every answer is due to be renewed.
        test.clock.advance(23.5 * 3_600_000);
        for (const url of ASKS) expect(await ask(test.app, url), url).toBeLessThan(100);
        await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before + 1));
        for (const url of ASKS) expect(await ask(test.app, url), url).toBeLessThan(100);
      } finally {
        await test.close();
      }
    },
    30_000,
  );
});

describe('a provider that was never reachable', () => {
  it('delays one query by its time-out and no later one, and is 503 only for an empty store', async () => {
    behave = FAULTS['takes half a minute'] ?? well;
    const test = await buildTestApp({ providers: providers(WITH_KEYS()) });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const [first = ''] = ASKS;
      const asking = test.app.inject({ url: first });
      await vi.waitFor(() => expect(asked).toHaveLength(1), { interval: 1 });
      await vi.advanceTimersByTimeAsync(4_000);
      expect((await asking).statusCode).toBe(503);
    } finally {
      vi.useRealTimers();
      await test.close();
    }
  });
});

describe('fetching months in the background', () => {
  it.each(Object.keys(FAULTS).filter((fault) => fault !== 'takes half a minute'))(
    'from a provider that %s requests once and breaks nothing',
    async (fault) => {
      const { db, close } = await testDatabase();
      const clock = { now: () => new Date('2026-11-21T06:00:00Z') };
      behave = FAULTS[fault] ?? well;
      const { monthlyPrices } = providers({ AGMARKNET_URL: base });
      try {
        await createPriceInterest(db, clock).note(
          { state: 'Maharashtra', district: '', commodity: 'Soyabean', date: null },
          'history',
        );
        if (!monthlyPrices) throw new Error('no month service');
        expect(await fetchMonths({ db, clock, pauseMs: 0 }, monthlyPrices)).toBe(1);
        expect(asked.length).toBeLessThanOrEqual(2);
        expect((await db.execute(sql`select 1 from market_prices`)).rows).toEqual([]);
      } finally {
        await close();
      }
    },
  );
});
