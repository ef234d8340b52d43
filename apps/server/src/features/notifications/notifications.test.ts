import { once } from 'node:events';
import { NOTIFICATION_KINDS } from '@ankur/contracts/notifications/rules';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, TEST_SECRET, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSecrets } from '../../platform/auth/secrets.ts';
import { createAccessTokens } from '../../platform/auth/tokens.ts';
import { createNotify, type Notify } from '../../platform/notify/notify.ts';
import { vapidKeys } from '../../providers/push/vapid.ts';

const PATH = '/api/user/notifications/';
let test: TestApp;
let notify: Notify;
let asha: TestFarmer;
let ravi: TestFarmer;
let ashaId: string;

const idOf = async (farmer: TestFarmer) => {
  const { rows } = await test.inputs.db.execute<{ id: string }>(
    sql`select id from farmers where email = ${farmer.email}`,
  );
  return rows[0]?.id ?? '';
};
const tell = (eventKey: string, farmerId = ashaId) =>
  notify({ farmerId, kind: 'follower', payload: { name: 'Ravi' }, link: null, eventKey });
const unread = async () => (await asha.call('GET', `${PATH}unread/`)).json().unread;

beforeAll(async () => {
  test = await buildTestApp();
  notify = createNotify(test.inputs.db, test.clock, test.inputs.ids);
});
beforeEach(async () => {
  asha = await aFarmer(test.app);
  ravi = await aFarmer(test.app);
  ashaId = await idOf(asha);
});
afterAll(() => test.close());

describe('the list', () => {
  it('is newest first, paged, and scoped to one farmer', async () => {
    for (const key of ['a', 'b', 'c']) await tell(key);
    const first = await asha.call('GET', `${PATH}?limit=2`);
    expect(first.json()[0]).toEqual({
      id: expect.any(String),
      kind: 'follower',
      payload: { name: 'Ravi' },
      link: null,
      created_at: test.clock.now().toISOString(),
      read: false,
    });
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    await tell('d');
    const seen = [...first.json(), ...(await asha.call('GET', next)).json()].map((n) => n.id);
    expect(seen).toHaveLength(3);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
    expect((await ravi.call('GET', PATH)).json()).toEqual([]);
  });

  it('counts unread ones, and marks some or all as read', async () => {
    for (const key of ['a', 'b', 'c']) await tell(key);
    expect(await unread()).toBe(3);
    const [newest] = (await asha.call('GET', PATH)).json();
    expect((await ravi.call('POST', `${PATH}read/`, { ids: [newest.id] })).json().unread).toBe(0);
    expect(await unread()).toBe(3);
    expect((await asha.call('POST', `${PATH}read/`, { ids: [newest.id, 'x'] })).json()).toEqual({
      unread: 2,
    });
    expect((await asha.call('POST', `${PATH}read/`, { ids: [] })).json()).toEqual({ unread: 2 });
    expect((await asha.call('POST', `${PATH}read/`)).json()).toEqual({ unread: 0 });
    expect((await asha.call('POST', `${PATH}read/`, { ids: 'all' })).statusCode).toBe(400);
  });

  it('removes an entry for good', async () => {
    await tell('a');
    const [{ id }] = (await asha.call('GET', PATH)).json();
    for (const who of [ravi.call('DELETE', `${PATH}${id}/`), asha.call('DELETE', `${PATH}x/`)])
      expect((await who).statusCode).toBe(404);
    expect((await asha.call('DELETE', `${PATH}${id}/`)).statusCode).toBe(204);
    expect((await asha.call('DELETE', `${PATH}${id}/`)).statusCode).toBe(404);
    expect(await tell('a')).toBe(false);
    expect([(await asha.call('GET', PATH)).json(), await unread()]).toEqual([[], 0]);
  });
});

describe('settings', () => {
  it('default to all kinds at all hours, and keep choices', async () => {
    const path = `${PATH}settings/`;
    expect((await asha.call('GET', path)).json()).toEqual({
      muted_kinds: [],
      quiet_from: null,
      quiet_to: null,
      morning_at: null,
      updated_at: null,
    });
    const updated_at = expect.any(String);
    const chosen = {
      muted_kinds: ['follower'],
      quiet_from: '21:00',
      quiet_to: '05:30',
      morning_at: '06:00',
    };
    expect((await asha.call('PUT', path, chosen)).json()).toEqual({ ...chosen, updated_at });
    expect(await tell('muted')).toBe(false);
    const none = { muted_kinds: [], quiet_from: null, quiet_to: null, morning_at: null };
    expect((await asha.call('PUT', path, none)).json()).toEqual({ ...none, updated_at });
    expect(await tell('muted')).toBe(true);
    const all = { ...none, muted_kinds: [...NOTIFICATION_KINDS, 'follower'] };
    expect((await asha.call('PUT', path, all)).json().muted_kinds).toHaveLength(
      NOTIFICATION_KINDS.length,
    );
    const wrong = await asha.call('PUT', path, { ...none, muted_kinds: ['gossip'] });
    expect(Object.keys(wrong.json().errors)).toEqual(['muted_kinds']);
  });
});

describe('push subscriptions', () => {
  const path = '/api/user/push/subscriptions/';
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const kept = async () => {
    const { rows } = await test.inputs.db.execute<{ farmer_id: string; endpoint: string }>(
      sql`select farmer_id, endpoint from push_subscriptions order by created_at`,
    );
    return rows;
  };

  it('belong to the last signed-in farmer, at most ten each, and can be removed', async () => {
    const endpoint = 'https://updates.push.services.mozilla.com/one';
    expect((await asha.call('POST', path, { endpoint, keys })).statusCode).toBe(204);
    const raviId = await idOf(ravi);
    await ravi.call('POST', path, { endpoint, keys });
    expect(await kept()).toEqual([{ farmer_id: raviId, endpoint }]);
    await asha.call('DELETE', path, { endpoint });
    expect(await kept()).toHaveLength(1);
    expect((await ravi.call('DELETE', path, { endpoint })).statusCode).toBe(204);
    for (let i = 0; i < 12; i++) {
      test.clock.advance(1000);
      await asha.call('POST', path, {
        endpoint: `https://updates.push.services.mozilla.com/${i}`,
        keys,
      });
    }
    const left = (await kept()).map((row) => row.endpoint);
    expect([left.length, left[0]]).toEqual([10, 'https://updates.push.services.mozilla.com/2']);
  });

  it.each([
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://a.b:8443/x',
    'https://evil.example/x',
    'https://fcm.googleapis.com@evil.example/x',
  ])('are those of push services, not %s', async (endpoint) => {
    const answer = await asha.call('POST', path, { endpoint, keys });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['endpoint']]);
  });

  it.each(['https://a.example/\0', 'nonsense', 5])('refuse the endpoint %j', async (endpoint) => {
    for (const method of ['POST', 'DELETE'] as const) {
      const answer = await asha.call(method, path, { endpoint, keys });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['endpoint']]);
    }
  });

  it('use one valid key, derived from the secret', async () => {
    const { key } = (await asha.call('GET', '/api/user/push/key/')).json();
    const point = Buffer.from(key, 'base64url');
    expect([point.length, point[0]]).toEqual([65, 4]);
    expect(vapidKeys(test.inputs.secrets).publicKey).toBe(key);
    expect(vapidKeys(createSecrets('another secret of some length')).publicKey).not.toBe(key);
  });
});

describe('the stream', () => {
  it('sends the count at once and on changes, and ends with the server', async () => {
    const own = await buildTestApp();
    const farmer = await aFarmer(own.app);
    const { rows } = await own.inputs.db.execute<{ id: string }>(sql`select id from farmers`);
    const answer = await own.app.inject({
      url: `${PATH}stream/`,
      headers: { authorization: `Bearer ${farmer.access}` },
      payloadAsStream: true,
    });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const stream = answer.stream();
    const first = await once(stream, 'data');
    expect(String(first[0])).toBe('event: unread\ndata: {"unread":0}\n\n');
    const second = once(stream, 'data');
    await createNotify(
      own.inputs.db,
      own.clock,
      own.inputs.ids,
    )({
      farmerId: rows[0]?.id ?? '',
      kind: 'loan-due',
      payload: {},
      link: null,
      eventKey: 'x',
    });
    expect(String((await second)[0])).toContain('{"unread":1}');
    const ended = once(stream, 'end');
    stream.resume();
    await own.close();
    await ended;
  }, 15_000);

  const opened = async (token: string) => {
    const answer = await test.app.inject({
      url: `${PATH}stream/`,
      headers: { authorization: `Bearer ${token}` },
      payloadAsStream: true,
    });
    const stream = answer.stream();
    const ended = once(stream, 'end');
    await once(stream, 'data');
    stream.resume();
    return { ended };
  };

  it('of a token without a session ends when all tokens of the account do', async () => {
    const { rows } = await test.inputs.db.execute<{ id: string }>(
      sql`select id from farmers where email = ${asha.email}`,
    );
    const token = createAccessTokens([TEST_SECRET], test.clock).sign(rows[0]?.id ?? '', '');
    const { ended } = await opened(token);
    test.clock.advance(1_000);
    await asha.call('POST', '/api/user/sessions/end-all/');
    await ended;
  }, 8_000);

  it('ends with the session of the token that opened it', async () => {
    const farmer = await aFarmer(test.app);
    const { ended } = await opened(farmer.access);
    const refresh = farmer.refresh;
    await test.app.inject({ method: 'POST', url: '/api/user/logout/', payload: { refresh } });
    await ended;
  }, 8_000);
});
