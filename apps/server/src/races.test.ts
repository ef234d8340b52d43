import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { bootstrap, type OpenServer } from './bootstrap.ts';
import { readConfig } from './platform/config/config.ts';
import { systemIds } from './platform/ids.ts';
import { aWebm } from './testing/made-videos.ts';

// Real concurrent connections: the in-memory database of the other tests has one, without races.
// Two services on one database represent two processes.
const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const quiet = { info: () => {}, warn: () => {} };
const AT_ONCE = 24;

let dataDir: string;
const houses: OpenServer[] = [];
const apps: FastifyInstance[] = [];
let asha: TestFarmer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ankur-races-'));
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' };
  for (const isCommand of [false, true]) {
    const options = { version: 'test', migrationsFolder, isCommand };
    const testApp = await bootstrap(readConfig(env), options, quiet);
    houses.push(testApp);
    apps.push(await buildApp({ ...testApp.inputs, load: undefined }));
  }
  asha = await aFarmer(app(0));
});
afterAll(async () => {
  for (const one of apps) await one.close();
  for (const testApp of houses.reverse()) await testApp.close();
  await rm(dataDir, { recursive: true, force: true });
});

const app = (at: number) => apps[at % 2] as FastifyInstance;

interface Sent {
  farmer?: TestFarmer;
  method?: 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'HEAD' | 'GET';
  url: string;
  payload?: object | Buffer;
  headers?: Record<string, string>;
}
const send = (at: number, { farmer = asha, method = 'POST', headers, ...sent }: Sent) =>
  app(at).inject({
    method,
    headers: { authorization: `Bearer ${farmer.access}`, ...headers },
    ...sent,
  });
/** Concurrent copies of a request, to both services in turn. */
const atOnce = (sent: Sent, times = AT_ONCE): Promise<LightMyRequestResponse[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => send(at, sent)));
const statuses = (answers: readonly LightMyRequestResponse[]) =>
  answers.map(({ statusCode }) => statusCode).sort();
const rowsOf = async (url: string, farmer = asha) =>
  (await send(0, { method: 'GET', url, farmer })).json() as Record<string, unknown>[];

async function aPost(farmer = asha): Promise<string> {
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer();
  const form = await multipart({ description: 'Sowing' }, [
    { field: 'photo', name: 'a.jpg', content: photo, type: 'image/jpeg' },
  ]);
  return (await send(0, { url: '/api/user/posts/', farmer, ...form })).json().id;
}

it('has connections that work at the same time', async () => {
  const [one, two] = houses.map(({ inputs }) => inputs.db);
  const began = Date.now();
  await Promise.all([one, one, two].map((db) => db?.execute(sql`select pg_sleep(0.4)`)));
  expect(Date.now() - began).toBeLessThan(1_100);
});

describe('a refresh token asked for many times at once', () => {
  const url = '/api/user/token/refresh/';

  it('is exchanged once', async () => {
    const farmer = await aFarmer(app(0));
    const payload = { refresh: farmer.refresh };
    // In one process; two cannot distinguish concurrent attempts from reuse, and revoke the session.
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => send(0, { url, farmer, payload })),
    );
    expect(statuses(answers)).toEqual([200, ...Array(AT_ONCE - 1).fill(401)]);
  });

  it('gives at most one token at two processes', async () => {
    const farmer = await aFarmer(app(0));
    const answers = await atOnce({ url, farmer, payload: { refresh: farmer.refresh } });
    expect(statuses(answers).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(new Set(statuses(answers))).toEqual(new Set([200, 401]));
  });

  it('gives the same token to everybody who asks with the same key, and the session goes on', async () => {
    const farmer = await aFarmer(app(0));
    const headers = { 'idempotency-key': 'k'.repeat(40) };
    const answers = await atOnce({ url, farmer, headers, payload: { refresh: farmer.refresh } });
    const tokens = new Set(answers.map((answer) => answer.json().refresh));
    expect([statuses(answers), tokens.size]).toEqual([Array(AT_ONCE).fill(200), 1]);
    const [next] = tokens;
    expect((await send(1, { url, farmer, payload: { refresh: next } })).statusCode).toBe(200);
  });
});

describe('votes at once', () => {
  it('of many people are counted once each', async () => {
    const post = await aPost();
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, at) => aFarmer(app(at))));
    const pressed = await Promise.all(
      crowd.map((farmer, at) => send(at, { farmer, url: `/api/user/posts/${post}/like/` })),
    );
    expect(statuses(pressed)).toEqual(Array(crowd.length).fill(200));
    const shown = (await send(1, { method: 'GET', url: `/api/user/posts/${post}/` })).json();
    expect([shown.total_likes, shown.total_dislikes]).toEqual([12, 0]);
  });

  it('of one person never count twice, in whatever order they arrive', async () => {
    const post = await aPost();
    const farmer = await aFarmer(app(0));
    const press = (at: number) =>
      send(at, { farmer, url: `/api/user/posts/${post}/${at % 3 ? 'like' : 'dislike'}/` });
    const pressed = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => press(at)));
    expect(statuses(pressed)).toEqual(Array(AT_ONCE).fill(200));
    const url = `/api/user/posts/${post}/`;
    const shown = (await send(0, { farmer, method: 'GET', url })).json();
    expect([shown.total_likes, shown.total_dislikes]).toEqual([
      Number(shown.liked),
      Number(shown.disliked),
    ]);
    expect(shown.liked && shown.disliked).toBe(false);
  });
});

describe('follows at once', () => {
  it('of the same farmer are one', async () => {
    const [ravi, meena] = [await aFarmer(app(0)), await aFarmer(app(1))];
    const id = JSON.parse(Buffer.from(ravi.access.split('.')[1] ?? '', 'base64url').toString()).sub;
    const answers = await atOnce({ farmer: meena, url: `/api/user/follow/${id}/` });
    expect(statuses(answers).filter((status) => status >= 500)).toEqual([]);
    expect(await rowsOf('/api/user/following/', meena)).toHaveLength(1);
    const profile = (
      await send(0, { method: 'GET', farmer: ravi, url: '/api/user/profile/' })
    ).json();
    expect(profile.followers_count).toBe(1);
  });

  it('and their ends leave counts that are the follows', async () => {
    const ravi = await aFarmer(app(0));
    const id = JSON.parse(Buffer.from(ravi.access.split('.')[1] ?? '', 'base64url').toString()).sub;
    const crowd = await Promise.all(Array.from({ length: 6 }, (_, at) => aFarmer(app(at))));
    const answers = await Promise.all(
      Array.from({ length: 48 }, (_, at) =>
        send(at, {
          farmer: crowd[at % crowd.length] as TestFarmer,
          url: `/api/user/${at % 5 ? 'follow' : 'unfollow'}/${id}/`,
        }),
      ),
    );
    expect(statuses(answers).filter((status) => status >= 500)).toEqual([]);
    const followers = await rowsOf('/api/user/followers/', ravi);
    const profile = (
      await send(0, { method: 'GET', farmer: ravi, url: '/api/user/profile/' })
    ).json();
    expect(profile.followers_count).toBe(followers.length);
  });
});

it('hides a minor whose sharing is allowed at the same time', async () => {
  const put = (at: number, farmer: TestFarmer, what: string, payload: object) =>
    send(at, { farmer, method: 'PUT', url: `/api/user/privacy/${what}/`, payload });
  const crowd = await Promise.all(Array.from({ length: 8 }, (_, at) => aFarmer(app(at))));
  for (const farmer of crowd) {
    await put(0, farmer, 'sharing', { allowed: false });
    await Promise.all([
      put(0, farmer, 'age', { group: 'minor' }),
      put(1, farmer, 'sharing', { allowed: true }),
    ]);
  }
  const emails = JSON.stringify(crowd.map(({ email }) => email));
  const shown = await houses[0]?.inputs.db.execute(sql`select email from farmers
    where email in (select jsonb_array_elements_text(${emails}::jsonb)) and hidden_at is null`);
  expect(shown?.rows).toEqual([]);
});

describe('an upload', () => {
  const TUS = { 'tus-resumable': '1.0.0' };
  const begin = async (length: number) =>
    String(
      (
        await send(0, {
          url: '/api/user/uploads/',
          headers: { ...TUS, 'upload-length': String(length) },
        })
      ).headers.location,
    );
  const piece = (url: string, offset: number, payload: Buffer): Sent => ({
    method: 'PATCH',
    url,
    payload,
    headers: {
      ...TUS,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
  });

  it('takes each piece once, however often it comes at once', async () => {
    const content = await aWebm({ seconds: 1 });
    const url = await begin(content.length);
    const half = Math.floor(content.length / 2);
    for (const [from, to] of [
      [0, half],
      [half, content.length],
    ] as const) {
      const answers = await atOnce(piece(url, from, content.subarray(from, to)), 8);
      expect(statuses(answers)).toEqual([204, ...Array(7).fill(409)]);
    }
    const head = await send(1, { method: 'HEAD', url, headers: TUS });
    expect(head.headers['upload-offset']).toBe(String(content.length));
  });

  it('becomes one reel, however often that is asked for at once', async () => {
    const content = await aWebm({ seconds: 1 });
    const url = await begin(content.length);
    await send(0, piece(url, 0, content));
    const payload = { description: 'Reaping', upload_id: url.split('/').at(-2) };
    const headers = { 'idempotency-key': 'reel-at-once' };
    const answers = await atOnce({ url: '/api/user/reels/', payload, headers }, 6);
    expect(statuses(answers).filter((status) => status >= 400)).toEqual([]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    const own = await rowsOf('/api/user/reels/');
    expect(own.filter(({ description }) => description === 'Reaping')).toHaveLength(1);
  });
});

describe('a create sent many times at once', () => {
  const DATE = '2026-11-20';
  const span = { start_date: DATE, end_date: '2027-11-20' };
  it.each([
    ['/api/user/expenses/', { category: 'seeds', amount: 5, description: 'x', date: DATE }],
    ['/api/user/incomes/', { source: 'crop_sale', amount: 5, description: 'x', date: DATE }],
    ['/api/user/loans/', { lender: 'Bank', amount: 5, interest_rate: 7, ...span }],
    ['/api/user/budgets/', { category: 'seeds', amount: 5, ...span }],
    ['/api/user/farm-tasks/', { task_name: 'Weed', date: DATE }],
  ])('with one id is one row: %s', async (url, body) => {
    const before = (await rowsOf(url)).length;
    const answers = await atOnce({ url, payload: { id: systemIds.next(), ...body } });
    expect(statuses(answers)).toEqual([...Array(AT_ONCE - 1).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await rowsOf(url)).toHaveLength(before + 1);
  });
});

it('says that it is busy while its database is away, and goes on when that is back', async () => {
  const ask = (at: number) =>
    send(at, {
      method: at % 3 ? 'GET' : 'POST',
      url: '/api/user/expenses/',
      payload: { category: 'seeds', amount: 1 },
    });
  const pid = Number(
    (await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0],
  );
  process.kill(pid, 'SIGKILL');
  const seen = new Map<number, LightMyRequestResponse>();
  for (let at = 0, well = 0; well < 20; at += 1) {
    const answer = await ask(at);
    seen.set(answer.statusCode, answer);
    well = answer.statusCode < 300 ? well + 1 : 0;
  }
  expect([...seen.keys()].filter((status) => status >= 500)).toEqual([503]);
  const refused = seen.get(503);
  expect([refused?.headers['retry-after'], refused?.json().problems]).toEqual([
    '3',
    [{ field: 'non_field_errors', code: 'server_busy', params: { retry_after: 3 } }],
  ]);
});
