import type { DueEntry } from '@ankur/contracts/farm-record/animals';
import type { IrrigationAdvice } from '@ankur/contracts/irrigation/endpoints';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeaturePorts } from '../../app-deps.ts';
import { createPorts } from '../../app-ports.ts';
import { createNotify } from '../../platform/notify/notify.ts';
import { sendMorningMessages } from './morning.ts';
import { deliverPushes } from './push-delivery.ts';

const SETTINGS = '/api/user/notifications/settings/';
const NONE = { muted_kinds: [], quiet_from: null, quiet_to: null };
let test: TestApp;
let asha: TestFarmer;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.set('2026-11-21T00:29:00Z'); // 05:59 in India
  await test.inputs.db.execute(sql`delete from farmers`);
  asha = await aFarmer(test.app);
});
afterAll(() => test.close());

const run = (advice?: FeaturePorts['suggestIrrigation'], herdDue?: FeaturePorts['herdDue']) => {
  const { db, clock, ids } = test.inputs;
  return sendMorningMessages({
    ...createPorts(test.inputs),
    ...(advice ? { suggestIrrigation: advice } : {}),
    ...(herdDue ? { herdDue } : {}),
    db,
    clock,
    notify: createNotify(db, clock, ids),
    warn: (message) => expect.fail(message),
  });
};
const messages = async () => {
  const { rows } = await test.inputs.db.execute<{ payload: Record<string, unknown> }>(
    sql`select payload from notifications where kind = 'morning' order by id`,
  );
  return rows;
};
const choose = async (morning_at: string | null) =>
  expect((await asha.call('PUT', SETTINGS, { ...NONE, morning_at })).statusCode).toBe(200);
const task = async (task_name: string, date: string) =>
  expect(
    (await asha.call('POST', '/api/user/farm-tasks/', { task_name, date, recurrence: 'none' }))
      .statusCode,
  ).toBe(201);

describe('the morning message', () => {
  it('is off by default, and off again', async () => {
    test.clock.set('2026-11-21T00:31:00Z');
    expect(await run()).toBe(0);
    await choose('06:00');
    await choose(null);
    expect(await run()).toBe(0);
  });

  it('comes at the chosen time, once a day, with the two most urgent lines', async () => {
    await task('Weed', '2026-11-21');
    await task('Sort seed', '2026-11-21');
    await task('Later', '2026-11-22');
    const loan = await asha.call('POST', '/api/user/loans/', {
      lender: 'Bank',
      amount: 200_000,
      interest_rate: 7,
      is_paid: false,
      start_date: '2026-01-01',
      end_date: '2026-11-21',
    });
    expect(loan.statusCode).toBe(201);
    await choose('06:00');
    expect(await run()).toBe(0);
    test.clock.set('2026-11-21T00:30:00Z');
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    const [told] = await messages();
    expect(told?.payload).toMatchObject({
      line1: 'loan-due',
      'line1.lender': 'Bank',
      'line1.amount': 200_000,
      line2: 'task-due',
    });
    test.clock.set('2026-11-22T00:30:00Z');
    expect(await run()).toBe(1);
  });

  it('tells of an alert and an answer that nobody has read, for as long as Today does', async () => {
    const { db, clock, ids } = test.inputs;
    const notify = createNotify(db, clock, ids);
    const { rows } = await db.execute<{ id: string }>(sql`select id from farmers`);
    const farmerId = rows[0]?.id ?? '';
    const price = { commodity: 'Onion', market: 'Yeola', price: 2100, date: '2026-11-20' };
    await notify({
      farmerId,
      kind: 'price-alert',
      payload: price,
      link: null,
      eventKey: 'alert 1',
    });
    await notify({
      farmerId,
      kind: 'expert-answer',
      payload: { name: 'Dr Rao' },
      link: null,
      eventKey: 'answer 1',
    });
    await choose('06:00');
    test.clock.set('2026-11-21T00:30:00Z');
    await run();
    test.clock.set('2026-11-24T00:30:00Z');
    await run();
    const [first, later] = await messages();
    expect(first?.payload).toMatchObject({
      ...{ line1: 'price-alert', 'line1.commodity': 'Onion', 'line1.price': 2100 },
      line2: 'expert-answer',
    });
    expect(later?.payload).toMatchObject({ line1: 'expert-answer', 'line1.name': 'Dr Rao' });
    expect(later?.payload).not.toHaveProperty('line2');
  });

  it('tells one duty of several animals once, a loan that is overdue, and urgent work first', async () => {
    await choose('06:00');
    const loan = { lender: 'Bank', amount: 90_000, interest_rate: 7, is_paid: false };
    const days = { start_date: '2026-01-01', end_date: '2026-11-15' };
    expect((await asha.call('POST', '/api/user/loans/', { ...loan, ...days })).statusCode).toBe(
      201,
    );
    const due = (animal: string, name: string): DueEntry => ({
      ...{ animal, name, kind: 'vaccination', duty: 'fmd-herd', due_on: '2026-11-01' },
      ...{ until: '2026-11-21', because: 'FMD vaccine', article: 29 },
    });
    test.clock.set('2026-11-21T00:30:00Z');
    await run(undefined, async () => [due('c', 'Gauri'), due('d', 'Lakshmi')]);
    expect((await messages())[0]?.payload).toMatchObject({
      ...{ line1: 'loan-due', 'line1.lender': 'Bank' },
      ...{ line2: 'herd', 'line2.name': 'Gauri and Lakshmi', 'line2.because': 'FMD vaccine' },
    });
    await test.inputs.db.execute(sql`delete from loans`);
    const urgent = { task_name: 'Spray', date: '2026-11-22', priority: 'high' };
    expect((await asha.call('POST', '/api/user/farm-tasks/', urgent)).statusCode).toBe(201);
    await task('Weed', '2026-11-22');
    test.clock.set('2026-11-22T00:30:00Z');
    await run();
    expect((await messages()).at(-1)?.payload).toMatchObject({ 'line1.task': 'Spray' });
  });

  it('says that nothing presses, and keeps out of days that a standstill missed', async () => {
    await choose('06:00');
    test.clock.set('2026-11-21T03:00:00Z'); // 08:30 in India
    expect(await run()).toBe(0);
    test.clock.set('2026-11-22T01:30:00Z'); // 07:00 in India
    expect(await run()).toBe(1);
    expect((await messages())[0]?.payload).toEqual({});
  });

  it('rings in quiet hours, since the hour was chosen, and an older app leaves the choice alone', async () => {
    await choose('06:00');
    const quiet = { muted_kinds: [], quiet_from: '21:00', quiet_to: '07:00' };
    const kept = await asha.call('PUT', SETTINGS, quiet);
    expect(kept.json()).toMatchObject({ ...quiet, morning_at: '06:00' });
    const subscribed = await asha.call('POST', '/api/user/push/subscriptions/', {
      endpoint: 'https://fcm.googleapis.com/fcm/send/asha',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    });
    expect(subscribed.statusCode).toBe(204);
    test.clock.set('2026-11-21T00:30:00Z');
    await task('Weed', '2026-11-21');
    await run();
    const sent: string[] = [];
    const { db, clock } = test.inputs;
    const push = {
      send: async (_to: unknown, message: string) => {
        sent.push(message);
        return 'sent' as const;
      },
    };
    await deliverPushes({ db, clock, push, warn: () => undefined });
    expect(sent.map((message) => JSON.parse(message))).toMatchObject([
      { kind: 'morning', payload: { line1: 'task-due', 'line1.task': 'Weed' } },
    ]);
  });

  it.each([
    ['wheat', 'गेहूँ'],
    ['cotton', 'कपास'],
  ])('tells the need for water of growing %s by its name', async (crop, name) => {
    const where = { lat: 20.39, lon: 78.13, district: 'Yavatmal', state: 'Maharashtra' };
    await asha.call('PUT', '/api/user/place/', where);
    const sown = { crop, area_acres: 0.5, sown_on: '2026-10-25', status: 'growing' };
    expect((await asha.call('POST', '/api/user/plantings/', sown)).statusCode).toBe(201);
    await test.inputs.db.execute(sql`update farmers set language = 'hi'`);
    await choose('06:00');
    test.clock.set('2026-11-21T00:30:00Z');
    await run(async (_farmer, { crop_type, land_size }) => {
      expect([crop_type, land_size]).toEqual([crop, 0.5]);
      return { suggestion_code: 'irrigate-today' } as IrrigationAdvice;
    });
    const [told] = await messages();
    expect(told?.payload).toMatchObject({ line1: 'irrigate-today', 'line1.name': name });
  });

  it.each(['6', '25:00', 7])('refuses %j as a time', async (morning_at) => {
    const answer = await asha.call('PUT', SETTINGS, { ...NONE, morning_at });
    expect(Object.keys(answer.json().errors)).toEqual(['morning_at']);
  });
});
