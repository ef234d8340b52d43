import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageLocks } from '../lib/outbox/locks.ts';
import { memoryStore } from '../lib/outbox/memory-store.ts';
import { queue } from '../lib/outbox/queue.ts';
import type { Settled } from '../lib/outbox/settle.ts';
import { aWrite } from '../lib/outbox/test/a-write.ts';
import { lendSession, renewSession } from '../lib/session/renew.ts';
import { accessToken, keepTokens, refreshToken } from '../lib/session/tokens.ts';
import { emptyPersonalCaches } from '../lib/storage/personal-caches.ts';
import { sendWithoutPage } from './worker-sender.ts';

const NOW_S = Math.floor(Date.now() / 1000);
const token = (sub: string, forS: number): string =>
  `x.${btoa(JSON.stringify({ sub, iat: NOW_S, exp: NOW_S + forS }))}.y`;
const LONG = 1800;

/** A Cache API with what is used of it. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return {
        put: async (url: string, response: Response) => void kept.set(url, response),
        match: async (url: string) => kept.get(url)?.clone(),
        delete: async (url: string) => kept.delete(url),
      };
    },
  };
}

interface Asked {
  url: string;
  key: string | null;
  token: string | null;
  body: unknown;
}
let asked: Asked[] = [];
let answer: (one: Asked) => Response | 'cut';

beforeEach(() => {
  asked = [];
  answer = () => Response.json({}, { status: 201 });
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const one: Asked = {
      url,
      key: headers.get('idempotency-key'),
      token: headers.get('authorization'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    asked.push(one);
    const given = answer(one);
    if (given === 'cut') throw new TypeError('Failed to fetch');
    return given;
  });
});
afterEach(() => vi.unstubAllGlobals());

async function waiting(...owners: string[]) {
  const store = memoryStore();
  for (const [at, owner] of owners.entries()) {
    const write = aWrite({ id: `w${at}`, thing: `w${at}`, owner });
    await store.change(owner, (records) => queue(records, write));
  }
  const settled: Settled[] = [];
  const send = () =>
    sendWithoutPage({
      store,
      lock: pageLocks(),
      isOnWifi: () => true,
      onSettled: (one) => settled.push(one),
    });
  return { store, settled, send };
}

it('sends once what waits for the farmer whose session it has, and nothing of another', async () => {
  keepTokens({ access: token('asha', LONG), refresh: 'r' });
  await lendSession();
  const { store, settled, send } = await waiting('asha', 'balu');
  expect(await send()).toBe(false);
  expect(await send()).toBe(false);
  expect(asked.map((one) => one.token)).toEqual([`Bearer ${accessToken()}`]);
  expect(settled.map(({ kind }) => kind)).toEqual(['sent']);
  expect(await store.read('balu')).toHaveLength(1);
});

it('renews a session that ended, which a page then takes over without asking', async () => {
  const stale = token('asha', -9);
  keepTokens({ access: stale, refresh: 'old' });
  await lendSession();
  const fresh = { access: token('asha', LONG), refresh: 'new' };
  answer = ({ url }) =>
    url.endsWith('/token/refresh/') ? Response.json(fresh) : Response.json({}, { status: 201 });
  const { send } = await waiting('asha');
  expect(await send()).toBe(false);
  expect(asked.map((one) => one.body)).toMatchObject([{ refresh: 'old' }, {}]);
  expect(asked[1]?.token).toBe(`Bearer ${fresh.access}`);
  expect(await renewSession(stale)).toBe('renewed');
  expect([accessToken(), refreshToken()]).toEqual([fresh.access, 'new']);
  expect(asked).toHaveLength(2);
});

it('exchanges a token under the same mark as the page, when an answer was lost', async () => {
  const stale = token('asha', -9);
  keepTokens({ access: stale, refresh: 'old' });
  await lendSession();
  answer = () => 'cut';
  const { send, store } = await waiting('asha');
  expect(await send()).toBe(true);
  expect(await store.read('asha')).toHaveLength(1);
  await renewSession(stale);
  expect(asked).toHaveLength(2);
  expect(asked[0]?.key).toBe(asked[1]?.key);
});

it('keeps what gets no answer for another try, and what is refused for the farmer', async () => {
  keepTokens({ access: token('asha', LONG), refresh: 'r' });
  await lendSession();
  answer = () => 'cut';
  const first = await waiting('asha');
  expect(await first.send()).toBe(true);
  answer = () => Response.json({ errors: {} }, { status: 400 });
  const second = await waiting('asha');
  expect(await second.send()).toBe(false);
  expect((await second.store.read('asha')).map(({ state }) => state)).toEqual(['needs_you']);
});

it('sends nothing after sign-out', async () => {
  keepTokens({ access: token('asha', LONG), refresh: 'r' });
  await lendSession();
  await emptyPersonalCaches();
  const { send, store } = await waiting('asha');
  expect(await send()).toBe(false);
  expect(asked).toEqual([]);
  expect(await store.read('asha')).toHaveLength(1);
});

it('leaves a file that goes in pieces to a page', async () => {
  keepTokens({ access: token('asha', LONG), refresh: 'r' });
  await lendSession();
  const { store, send } = await waiting('asha');
  const reel = aWrite({ id: 'reel', pieces: { file: 'r/0', idField: 'upload_id' } });
  await store.change('asha', (records) => queue(records, reel));
  expect(await send()).toBe(false);
  expect(asked.map(({ url }) => url)).toEqual(['/rows/']);
  expect((await store.read('asha')).map(({ id }) => id)).toEqual(['reel']);
});
