import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPriceWriter } from '../../features/market/store/price-writer.ts';
import { isDecided, unconfinedTables } from './distribution.ts';
import { recordStatements } from './record-statements.ts';

let test: TestApp;
let asha: TestFarmer;
let post: string;
let picture: string;
let planting: string;
const DATE = '2026-11-20';
const ONION = {
  commodity: 'Onion',
  state: 'Maharashtra',
  district: 'Nashik',
  market: 'Lasalgaon',
  date: DATE,
  minPaise: 100_000,
  modalPaise: 150_000,
  maxPaise: 200_000,
};
const photo = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#2a5' } })
    .jpeg()
    .toBuffer();
const share = async () => {
  const content = await photo();
  const form = await multipart({ description: 'Rain' }, [
    { field: 'photo', name: 'a.jpg', type: 'image/jpeg', content },
  ]);
  return test.app.inject({
    method: 'POST',
    url: '/api/user/posts/',
    headers: { ...form.headers, authorization: `Bearer ${asha.access}` },
    payload: form.payload,
  });
};

beforeAll(async () => {
  test = await buildTestApp();
  asha = await aFarmer(test.app);
  const shared = (await share()).json();
  [post, picture] = [shared.id, shared.photo];
  planting = (await asha.call('POST', '/api/user/plantings/', PLANTING)).json().id;
  await createPriceWriter(test.inputs.db).writeAndRefresh([ONION], 'file');
});
afterAll(() => test.close());

const EXPENSE = { category: 'seeds', amount: 5, description: 'x', date: DATE };
/** A farmer's own things, which each phone reads ahead when the app starts. */
const READ_AHEAD = [
  'irrigation/waterings',
  'irrigation/pump',
  'irrigation/facts',
  'plantings',
  'fields',
  'animals',
  'animals/due',
  'losses',
  'season',
  'season/facts',
  'incomes',
  'loans',
  'budgets',
  'credits',
  'price-alerts',
  'scans',
  'notifications/unread',
  'notifications/settings',
];
const PLANTING = { crop: 'cotton', sown_on: '2026-06-20' };
/** What most requests of a district are: the mix of `npm run soak`, what is read ahead, and entries of a day. */
const HOT: Record<string, () => Promise<{ statusCode: number }>> = {
  ...Object.fromEntries(
    READ_AHEAD.map((path) => [path, () => asha.call('GET', `/api/user/${path}/?lat=20&lon=77`)]),
  ),
  'a planting': () => asha.call('POST', '/api/user/plantings/', PLANTING),
  'an entry of the diary': () =>
    asha.call('POST', `/api/user/plantings/${planting}/events/`, { kind: 'weeding', date: DATE }),
  'a watering': () =>
    asha.call('POST', '/api/user/irrigation/waterings/', {
      crop_type: 'cotton',
      date: DATE,
      volume_m3: 150,
      planting,
    }),
  'own name': () => asha.call('GET', '/api/user/name/'),
  profile: () => asha.call('GET', '/api/user/profile/'),
  expenses: () => asha.call('GET', '/api/user/expenses/'),
  'an expense': () => asha.call('POST', '/api/user/expenses/', EXPENSE),
  summary: () => asha.call('GET', '/api/user/financial-summary/'),
  tasks: () => asha.call('GET', '/api/user/farm-tasks/'),
  notifications: () => asha.call('GET', '/api/user/notifications/'),
  'a post': share,
  'one post': () => asha.call('GET', `/api/user/posts/${post}/`),
  'a picture': () => test.app.inject({ url: picture }),
  'pages of posts': () => asha.call('GET', '/api/user/posts/'),
  'posts of those one follows': () => asha.call('GET', '/api/user/posts/?filter=following'),
  comments: () => asha.call('GET', `/api/user/posts/${post}/comments/`),
  'a comment': () => asha.call('POST', `/api/user/posts/${post}/comments/`, { text: 'Good' }),
  'a vote': () => asha.call('PUT', `/api/user/posts/${post}/vote/`, { vote: 'like' }),
  prices: () => asha.call('GET', `/api/market/prices/?commodity=Onion&state=Maharashtra`),
  'prices of a day': () =>
    asha.call('GET', `/api/market/prices/?commodity=Onion&state=Maharashtra&arrival_date=${DATE}`),
  trend: () => asha.call('GET', '/api/market/trend/?commodity=Onion&state=Maharashtra'),
  'net price': () => asha.call('GET', '/api/market/net-price/?commodity=Onion&lat=20&lon=77'),
  ticker: () => asha.call('GET', '/api/market/ticker/?state=Maharashtra'),
  chat: () => asha.call('POST', '/api/chatbot/chat/', { message: 'When to sow cotton?' }),
};

describe('statements of the hot paths', () => {
  it.each(Object.keys(HOT))(
    '%s',
    async (name) => {
      const stop = recordStatements(test.inputs.db);
      const answer = await HOT[name]?.();
      const statements = stop();
      expect(answer?.statusCode).toBeLessThan(300);
      expect(statements.length).toBeGreaterThan(0);
      expect(statements.filter((statement) => unconfinedTables(statement).length > 0)).toEqual([]);
    },
    120_000,
  );
});

describe('a part that names no value of the distribution column is found', () => {
  it.each([
    ['select * from expenses where id = $1', ['expenses']],
    ['select * from expenses e where e.farmer_id = $1', []],
    ['select * from "expenses" where "expenses"."farmer_id" = $1', []],
    ['select (select count(*) from loans) from expenses where farmer_id = $1', ['loans']],
    [
      'select 1 from incomes i join expenses e on e.farmer_id = i.farmer_id where i.farmer_id = $1',
      [],
    ],
    ['insert into expenses (id, farmer_id) values ($1, $2)', []],
    ['insert into expenses (id) values ($1)', ['expenses']],
    ['update loans set farmer_id_of = $1 where id = $2', ['loans']],
    ['delete from budgets where id = $1', ['budgets']],
    ['select * from market_prices p where p.arrival_date = $1', ['market_prices']],
    ['select * from market_prices p where p.commodity_id = (select id from price_commodities)', []],
    ['with page as (select id from farm_tasks) select * from page', ['farm_tasks']],
  ])('%s', (statement, tables) => {
    expect(unconfinedTables(statement)).toEqual(tables);
  });
});

it('every table is decided', async () => {
  const { rows } = await test.inputs.db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and not relispartition`);
  expect(rows.map(({ name }) => name).filter((name) => !isDecided(name))).toEqual([]);
});
