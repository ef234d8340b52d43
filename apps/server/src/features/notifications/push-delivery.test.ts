import { aFarmer, GOOD_PASSWORD, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPorts } from '../../app-ports.ts';
import { createNotify } from '../../platform/notify/notify.ts';
import { deliverPushes } from './push-delivery.ts';
import { sweep } from './sweep.ts';

let test: TestApp;
let asha: TestFarmer;
let warnings: string[];

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.set('2026-11-21T06:00:00Z');
  await test.inputs.db.execute(sql`delete from farmers`);
  asha = await aFarmer(test.app);
  warnings = [];
});
afterAll(() => test.close());

const warn = (message: string) => void warnings.push(message);
const run = () => {
  const { db, clock, ids } = test.inputs;
  const weather = { daysFrom: async () => ({ days: [], elevationM: null, station: null }) };
  const { herdDue } = createPorts(test.inputs);
  return sweep({ db, clock, notify: createNotify(db, clock, ids), warn, weather, herdDue });
};
const list = async () =>
  (await asha.call('GET', '/api/user/notifications/')).json() as { kind: string }[];
const task = (date: string) =>
  asha.call('POST', '/api/user/farm-tasks/', { task_name: 'Weed', date, recurrence: 'none' });

describe('push messages', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  let sent: { endpoint: string; message: Record<string, unknown> }[];
  let outcome: 'sent' | 'gone' | Error;
  beforeEach(() => {
    sent = [];
    outcome = 'sent';
  });
  const deliver = () =>
    deliverPushes({
      db: test.inputs.db,
      clock: test.clock,
      warn,
      push: {
        async send({ endpoint }, message) {
          if (outcome instanceof Error) throw outcome;
          sent.push({ endpoint, message: JSON.parse(message) });
          return outcome;
        },
      },
    });
  const subscribe = (name: string) =>
    asha.call('POST', '/api/user/push/subscriptions/', {
      endpoint: `https://updates.push.services.mozilla.com/${name}`,
      keys,
    });
  const settings = (quiet_from: string | null, quiet_to: string | null) =>
    asha.call('PUT', '/api/user/notifications/settings/', {
      muted_kinds: [],
      quiet_from,
      quiet_to,
    });

  it('are sent to each browser once, with concurrent processes', async () => {
    await task('2026-11-21');
    await run();
    expect(await deliver()).toBe(0);
    await subscribe('phone');
    await subscribe('laptop');
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(sent.map(({ endpoint }) => endpoint).sort()).toEqual([
      'https://updates.push.services.mozilla.com/laptop',
      'https://updates.push.services.mozilla.com/phone',
    ]);
    expect(sent[0]?.message).toEqual({
      id: expect.any(String),
      kind: 'task-due',
      payload: { task: 'Weed', date: '2026-11-21' },
      link: '/application/dashboard',
      language: 'en',
    });
  });

  it('are not sent to a browser whose session was revoked, until the next sign-in there', async () => {
    const { email } = asha;
    const login = {
      method: 'POST',
      url: '/api/user/login/',
      payload: { email, password: GOOD_PASSWORD },
    } as const;
    const { token } = (await test.app.inject(login)).json();
    const lost = (browser: string, access: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/user/push/subscriptions/',
        headers: { authorization: `Bearer ${access}` },
        payload: { endpoint: `https://updates.push.services.mozilla.com/${browser}`, keys },
      });
    await lost('lost', token.access);
    await subscribe('phone');
    await asha.call('POST', '/api/user/sessions/end-others/');
    await task('2026-11-21');
    await run();
    expect(await deliver()).toBe(1);
    expect(sent.map(({ endpoint }) => endpoint)).toEqual([
      'https://updates.push.services.mozilla.com/phone',
    ]);
    await lost('lost', (await test.app.inject(login)).json().token.access);
    await task('2026-11-21');
    await run();
    expect(await deliver()).toBe(2);
  });

  // 06:00 UTC is 11:30 in India.
  it.each([
    ['11:00', '12:00', 0],
    ['11:30', '05:00', 0],
    ['21:00', '11:31', 0],
    ['11:31', '11:29', 1],
    ['21:00', '05:30', 1],
    ['11:31', '12:00', 1],
    ['10:00', '11:30', 1],
  ])('are held back from %s to %s', async (from, to, count) => {
    await subscribe('phone');
    await settings(from, to);
    await task('2026-11-21');
    await run();
    expect(await list()).toHaveLength(1);
    expect(await deliver()).toBe(count);
    await settings(null, null);
    expect(await deliver()).toBe(1 - count);
  });

  it('are not sent for read or day-old notifications', async () => {
    await subscribe('phone');
    await task('2026-11-21');
    await run();
    await asha.call('POST', '/api/user/notifications/read/');
    expect(await deliver()).toBe(0);
    await task('2026-11-21');
    expect(await run()).toBe(1);
    test.clock.advance(25 * 3_600_000);
    expect(await deliver()).toBe(0);
    test.clock.advance(-2 * 3_600_000);
    expect(await deliver()).toBe(1);
  });

  it('drop an expired subscription, and keep an unreachable one', async () => {
    await subscribe('phone');
    await task('2026-11-21');
    await run();
    outcome = new Error('timeout');
    expect(await deliver()).toBe(0);
    expect(warnings).toEqual(['push message: timeout']);
    outcome = 'gone';
    await task('2026-11-21');
    await run();
    await deliver();
    const { rows } = await test.inputs.db.execute(sql`select endpoint from push_subscriptions`);
    expect(rows).toEqual([]);
  });
});
