import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { startTwo, type TwoServers } from './support/start-two.ts';

// Two servers on shared stores give the same answers. Runs where redis-server is installed
// (playwright.config.ts); `ANKUR_E2E=two npm run e2e` drives all journeys over two servers.
test.describe.configure({ mode: 'serial' });

const PASSWORD = 'Sprout!2026';
let both: TwoServers;
let made = 0;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  both = await startTwo();
});
test.afterAll(() => both?.stop());

const urlOf = (at: number): string => both.servers[at % 2]?.url ?? '';

async function call(
  at: number,
  token: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = body instanceof FormData;
  return fetch(`${urlOf(at)}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  });
}

interface Tokens {
  email: string;
  access: string;
  refresh: string;
}

/** Registers at one server; each farmer comes from an address of their own. */
async function aFarmer(at: number, name = 'Asha Pawar'): Promise<Tokens> {
  made += 1;
  const email = `two.${made}.${Date.now()}@ankur.test`;
  const body = { name, email, password: PASSWORD, password2: PASSWORD, tc: 'true' };
  const answer = await call(at, '', 'POST', '/api/user/register/', body, {
    'x-forwarded-for': `10.1.0.${made}`,
  });
  expect(answer.status).toBe(201);
  return { email, ...((await answer.json()) as { token: Omit<Tokens, 'email'> }).token };
}

async function aPost(at: number, farmer: Tokens): Promise<{ id: string; photo: string }> {
  const picture = await readFile(new URL('./support/pictures/leaf.jpg', import.meta.url));
  const form = new FormData();
  form.append('description', 'Cotton is flowering');
  form.append('photo', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'field.jpg');
  const answer = await call(at, farmer.access, 'POST', '/api/user/posts/', form);
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string; photo: string };
}

test('a session of one server is valid, renewed and revoked at the other', async () => {
  const farmer = await aFarmer(0);
  expect((await call(1, farmer.access, 'GET', '/api/user/name/')).status).toBe(200);
  const renewals = await Promise.all(
    [0, 1, 0, 1].map((at) =>
      call(at, '', 'POST', '/api/user/token/refresh/', { refresh: farmer.refresh }),
    ),
  );
  expect(renewals.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  const again = await call(1, '', 'POST', '/api/user/login/', {
    email: farmer.email,
    password: PASSWORD,
  });
  const { token } = (await again.json()) as { token: Tokens };
  expect(
    (await call(0, token.access, 'POST', '/api/user/logout/', { refresh: token.refresh })).status,
  ).toBe(204);
  const ended = await call(1, '', 'POST', '/api/user/token/refresh/', { refresh: token.refresh });
  expect(ended.status).toBe(401);
});

test('a picture uploaded to one server is served by the other', async () => {
  const post = await aPost(0, await aFarmer(0));
  for (const at of [0, 1]) {
    const picture = await fetch(`${urlOf(at)}${post.photo}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
});

test('a video uploaded in chunks to both servers is complete', async () => {
  const farmer = await aFarmer(0);
  const piece = new Uint8Array(100_000).fill(7);
  const send = (at: number, method: string, path: string, headers: Record<string, string>) =>
    fetch(`${urlOf(at)}${path}`, {
      method,
      headers: { authorization: `Bearer ${farmer.access}`, 'tus-resumable': '1.0.0', ...headers },
      ...(method === 'PATCH' ? { body: piece } : {}),
    });
  const begun = await send(0, 'POST', '/api/user/uploads/', { 'upload-length': '400000' });
  expect(begun.status).toBe(201);
  const path = new URL(begun.headers.get('location') ?? '', urlOf(0)).pathname;
  for (let sent = 0; sent < 4; sent++) {
    const answer = await send(sent + 1, 'PATCH', path, {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(sent * 100_000),
    });
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([
      204,
      String((sent + 1) * 100_000),
    ]);
  }
  const state = await send(0, 'HEAD', path, {});
  expect(state.headers.get('upload-offset')).toBe('400000');
});

test('concurrent votes at both servers, with retries, add up', async () => {
  test.setTimeout(90_000);
  const crowd: Tokens[] = [];
  for (let i = 0; i < 20; i++) crowd.push(await aFarmer(i));
  const { id } = await aPost(0, crowd[0] as Tokens);
  const press = (who: number, what: string, at: number) =>
    call(at, crowd[who]?.access ?? '', 'POST', `/api/user/posts/${id}/${what}/`);
  const set = (who: number, vote: string, at: number) =>
    call(at, crowd[who]?.access ?? '', 'PUT', `/api/user/posts/${id}/vote/`, { vote });
  // Everybody likes; each request is sent three times, like retries.
  const likes = await Promise.all(
    crowd.flatMap((_, who) => [0, 1, 0].map((at) => set(who, 'like', at + who))),
  );
  expect(likes.map(({ status }) => status)).toEqual(likes.map(() => 200));
  const totals = async (at: number) => {
    const answer = await call(at, crowd[0]?.access ?? '', 'GET', `/api/user/posts/${id}/`);
    const { total_likes, total_dislikes } = (await answer.json()) as Record<string, number>;
    return [total_likes, total_dislikes];
  };
  expect([await totals(0), await totals(1)]).toEqual([
    [20, 0],
    [20, 0],
  ]);
  // Half toggle on two phones at once: an even number of toggles changes nothing.
  const changed = await Promise.all(
    crowd.flatMap((_, who) =>
      who % 2 ? [press(who, 'dislike', 0)] : [press(who, 'like', 0), press(who, 'like', 1)],
    ),
  );
  expect(changed.map(({ status }) => status)).toEqual(changed.map(() => 200));
  expect(await totals(1)).toEqual([10, 10]);
  const mine = await Promise.all(
    crowd.map(async (farmer, who) => {
      const answer = await call(who, farmer.access, 'GET', `/api/user/posts/${id}/`);
      const { liked, disliked } = (await answer.json()) as Record<string, boolean>;
      return [liked, disliked];
    }),
  );
  expect(mine).toEqual(crowd.map((_, who) => [who % 2 === 0, who % 2 === 1]));
});

test('concurrent creates under one id at both servers make one row', async () => {
  const farmer = await aFarmer(0);
  const expenses = '/api/user/expenses/';
  for (let round = 0; round < 10; round++) {
    const id = `0192f0c1-2d3e-7a4b-8c5d-${String(Date.now() + round).slice(-12)}`;
    const sent = { id, amount: 100 + round, category: 'seeds', date: '2026-06-01' };
    const answers = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((at) => call(at, farmer.access, 'POST', expenses, sent)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 201]);
  }
  const rows = await (await call(1, farmer.access, 'GET', expenses)).json();
  expect(rows).toHaveLength(10);
});

test('an event at one server is streamed as a notification by the other, once', async () => {
  const asha = await aFarmer(0);
  const ravi = await aFarmer(1, 'Ravi Kumar');
  const { id } = await aPost(0, asha);
  const ended = new AbortController();
  const stream = await fetch(`${urlOf(0)}/api/user/notifications/stream/`, {
    headers: { authorization: `Bearer ${asha.access}` },
    signal: ended.signal,
  });
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  let heard = '';
  const hear = async (what: string) => {
    while (!heard.includes(what)) {
      const { value, done } = await reader.read();
      if (done) break;
      heard += new TextDecoder().decode(value);
    }
  };
  await hear('"unread":0');
  const said = await call(1, ravi.access, 'POST', `/api/user/posts/${id}/comments/`, {
    text: 'Ok',
  });
  expect(said.status).toBe(201);
  await hear('"unread":1');
  expect(heard).toContain('"unread":1');
  ended.abort();
  for (const at of [0, 1]) {
    const list = await call(at, asha.access, 'GET', '/api/user/notifications/');
    expect((await list.json()) as unknown[]).toHaveLength(1);
  }
});

test('failed sign-ins are counted across both servers, by the farmer’s IP address', async () => {
  const farmer = await aFarmer(0);
  const other = await aFarmer(1);
  const guess = (at: number, email: string, password: string) =>
    call(
      at,
      '',
      'POST',
      '/api/user/login/',
      { email, password },
      { 'x-forwarded-for': '10.9.9.9' },
    );
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await guess(i, farmer.email, 'Wrong!2026')).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  const refused = await guess(0, farmer.email, PASSWORD);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await guess(1, other.email, PASSWORD)).status).toBe(200);
});

test('one server continues when the other stops', async () => {
  const farmer = await aFarmer(1);
  await both.servers[0].stop();
  expect((await call(1, farmer.access, 'GET', '/api/user/posts/')).status).toBe(200);
});
