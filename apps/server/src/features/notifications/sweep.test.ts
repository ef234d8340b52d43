import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPorts } from '../../app-ports.ts';
import { createNotify, type Notify } from '../../platform/notify/notify.ts';
import type { PlannedDay } from '../../ports/weather.ts';
import { removeOldNotifications, sweep } from './sweep.ts';

let test: TestApp;
let asha: TestFarmer;
let forecast: Partial<PlannedDay>;
let asked: string[];
let warnings: string[];

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.set('2026-11-21T06:00:00Z');
  await test.inputs.db.execute(sql`delete from farmers`);
  asha = await aFarmer(test.app);
  forecast = { source: 'open-meteo', rainMm: 0, tempMaxC: 30 };
  asked = [];
  warnings = [];
});
afterAll(() => test.close());

const warn = (message: string) => void warnings.push(message);
const run = (herdDue = createPorts(test.inputs).herdDue, notify?: Notify) => {
  const { db, clock, ids } = test.inputs;
  return sweep({
    db,
    clock,
    notify: notify ?? createNotify(db, clock, ids),
    warn,
    herdDue,
    weather: {
      async daysFrom({ lat, lon }, date) {
        asked.push(`${lat},${lon} ${date}`);
        return { days: [{ date, ...forecast } as PlannedDay], elevationM: null, station: null };
      },
    },
  });
};
const list = async (farmer = asha) =>
  (await farmer.call('GET', '/api/user/notifications/')).json() as {
    kind: string;
    payload: Record<string, unknown>;
  }[];
const task = (date: string, recurrence = 'none') =>
  asha.call('POST', '/api/user/farm-tasks/', { task_name: 'Weed', date, recurrence });
const place = async (farmer: TestFarmer, lat: number, lon: number) => {
  const where = { lat, lon, district: 'Yavatmal', state: 'Maharashtra' };
  expect((await farmer.call('PUT', '/api/user/place/', where)).statusCode).toBe(200);
};

describe('a sweep', () => {
  it('notifies of today’s tasks and of missed recurring ones, each once', async () => {
    await task('2026-11-21');
    await task('2026-11-22');
    await task('2026-11-20');
    await task('2026-11-20', 'weekly');
    await task('2026-11-10', 'weekly');
    expect([await run(), await run()]).toEqual([2, 0]);
    const told = await list();
    expect(told.map(({ kind, payload }) => [kind, payload.date])).toEqual([
      ['task-missed', '2026-11-20'],
      ['task-due', '2026-11-21'],
    ]);
  });

  it('notifies of what is due for the herd, once and in the farmer’s language, unless told to be quiet', async () => {
    const cow = async (name: string, more: object = {}) => {
      const body = { name, species: 'cow', sex: 'female', ...more };
      return (await asha.call('POST', '/api/user/animals/', body)).json().id;
    };
    const happened = (id: string, kind: string, date: string) =>
      asha.call('POST', `/api/user/animals/${id}/events/`, { kind, date });
    await test.inputs.db.execute(sql`update farmers set language = 'hi'`);
    await happened(await cow('Gauri'), 'heat', '2026-10-31');
    await happened(await cow('Moti', { quiet: ['heat_watch'] }), 'heat', '2026-10-31');
    // Three weeks after 1 November is tomorrow.
    await happened(await cow('Nandini'), 'heat', '2026-11-01');
    const heats = async () =>
      (await list())
        .filter(({ kind, payload }) => kind === 'herd-due' && /21/.test(String(payload.because)))
        .map(({ payload }) => payload.name);
    await run();
    expect(await heats()).toEqual(['Gauri']);
    expect(await run()).toBe(0);
    test.clock.set('2026-11-22T06:00:00Z');
    await run();
    // The session of the test has ended by tomorrow.
    test.clock.set('2026-11-21T06:00:00Z');
    expect(await heats()).toEqual(['Nandini', 'Gauri']);
  });

  it('notifies of the other herds when one cannot be read', async () => {
    const ravi = await aFarmer(test.app);
    for (const farmer of [asha, ravi])
      await farmer.call('POST', '/api/user/animals/', {
        ...{ name: 'Gauri', species: 'cow', sex: 'female', born_on: '2026-08-08' },
      });
    const { herdDue } = createPorts(test.inputs);
    let calls = 0;
    await run((...asked) => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('unreadable')) : herdDue(...asked);
    });
    const told = await Promise.all([asha, ravi].map(async (farmer) => (await list(farmer)).length));
    expect(told.filter((notices) => notices > 0)).toHaveLength(1);
    expect(warnings).toEqual(['herd of a farmer: unreadable']);
  });

  it('names animals with the same line of the calendar in one notice, and tells at most three a day', async () => {
    for (const name of ['A', 'B', 'C', 'D'])
      await asha.call('POST', '/api/user/animals/', {
        ...{ name, species: 'cow', sex: 'female', born_on: '2026-08-08' },
      });
    // The calves are 105 days old today: the monthly deworming of the articles is due.
    const told = await run();
    const notices = (await list()).filter(({ kind }) => kind === 'herd-due');
    expect(notices.length).toBeGreaterThan(0);
    expect(notices).toHaveLength(told);
    expect(told).toBeLessThanOrEqual(3);
    expect(new Set(notices.map(({ payload }) => payload.name))).toEqual(new Set(['A, B, C …']));
  });

  it('notifies of a heat although calves had their three notices the day before', async () => {
    const add = async (body: object): Promise<string> =>
      (await asha.call('POST', '/api/user/animals/', { species: 'cow', ...body })).json().id;
    // 120, 150, 180 and 194 days old: vaccines of four lines of the calendar.
    for (const born_on of ['2026-07-24', '2026-06-24', '2026-05-25', '2026-05-11'])
      await add({ name: born_on, sex: 'male', born_on });
    const gauri = await add({ name: 'Gauri', sex: 'female' });
    await asha.call('POST', `/api/user/animals/${gauri}/events/`, {
      ...{ kind: 'heat', date: '2026-11-01' },
    });
    expect(await run()).toBe(3);
    test.clock.set('2026-11-22T06:00:00Z');
    await run();
    test.clock.set('2026-11-21T06:00:00Z');
    expect((await list()).map(({ payload }) => payload.name)).toContain('Gauri');
  });

  it('tells in the evening of a loss whose last hours begin in the night, and in the morning while there is time', async () => {
    const loss = { cause: 'hailstorm', happened_at: '2026-11-18T23:40:00Z' };
    expect((await asha.call('POST', '/api/user/losses/', loss)).statusCode).toBe(201);
    const hours = async () => (await list()).map(({ payload }) => payload.hours);
    const at: [string, number][] = [
      ['2026-11-21T06:00:00Z', 1],
      ['2026-11-21T14:20:00Z', 0],
      // Half past eight in the evening; the 72 hours end at ten past five in the morning.
      ['2026-11-21T15:00:00Z', 1],
      ['2026-11-21T15:10:00Z', 0],
      ['2026-11-21T23:30:00Z', 1],
      ['2026-11-21T23:35:00Z', 0],
    ];
    for (const [now, told] of at) {
      test.clock.set(now);
      expect([now, await run()]).toEqual([now, told]);
    }
    test.clock.set('2026-11-21T06:00:00Z');
    expect(await hours()).toEqual([1, 8, 17]);
  });

  it('notifies again when a task was moved', async () => {
    const { id } = (await task('2026-11-21')).json();
    await run();
    await asha.call('PATCH', `/api/user/farm-tasks/${id}/`, { date: '2026-11-22' });
    test.clock.advance(86_400_000);
    expect(await run()).toBe(1);
  });

  it('notifies of unpaid loans due within a week', async () => {
    const loan = (lender: string, end_date: string, is_paid = false) =>
      asha.call('POST', '/api/user/loans/', {
        lender,
        amount: 25000.5,
        interest_rate: 7,
        start_date: '2026-01-01',
        end_date,
        is_paid,
      });
    for (const answer of [
      await loan('SBI', '2026-11-28'),
      await loan('Far', '2026-11-29'),
      await loan('Paid', '2026-11-25', true),
    ])
      expect(answer.statusCode).toBe(201);
    expect(await run()).toBe(1);
    expect((await list())[0]?.payload).toEqual({
      lender: 'SBI',
      amount: 25000.5,
      date: '2026-11-28',
    });
  });

  it('asks for feedback once, a week after the answer', async () => {
    await test.inputs.db.execute(sql`
      insert into expert_requests (id, farmer_id, field, language, query, status, answered_at, created_at)
      select ${test.inputs.ids.next()}::uuid, id, 'irrigation', 'english', 'How much water?', 'answered',
        ${test.clock.now().toISOString()}::timestamptz, ${test.clock.now().toISOString()}::timestamptz
      from farmers where email = ${asha.email}`);
    expect(await run()).toBe(0);
    test.clock.advance(7 * 86_400_000);
    expect(await run(undefined, () => Promise.reject(new Error('no line')))).toBe(0);
    expect([await run(), await run()]).toEqual([1, 0]);
    await test.inputs.db.execute(sql`delete from notifications`);
    expect(await run()).toBe(0);
  });

  it('warns every farmer of a grid square of heavy rain and heat with one forecast request', async () => {
    const ravi = await aFarmer(test.app);
    for (const farmer of [asha, ravi]) await place(farmer, 20.39, 78.13);
    forecast = { source: 'open-meteo', rainMm: 20, tempMaxC: 40 };
    expect(await run()).toBe(4);
    expect(asked).toEqual(['20.4,78.15 2026-11-22']);
    expect(
      (await list(ravi)).map(({ kind, payload }) => [kind, payload.mm ?? payload.temp]),
    ).toEqual(
      expect.arrayContaining([
        ['rain-warning', 20],
        ['heat-warning', 40],
      ]),
    );
  });

  it.each([
    ['less rain and heat', { source: 'open-meteo', rainMm: 19.9, tempMaxC: 39.9 }],
    ['what is only the climate', { source: 'climate-normal', rainMm: 60, tempMaxC: 44 }],
    ['what nobody knows', { source: 'open-meteo', rainMm: null, tempMaxC: null }],
  ] as const)('does not warn of %s', async (_what, day) => {
    await place(asha, 20.39, 78.13);
    forecast = day;
    expect(await run()).toBe(0);
    expect(asked).toHaveLength(1);
  });

  it('requests few places per sweep, all of them in rotation', async () => {
    for (let i = 0; i < 35; i++) await place(await aFarmer(test.app), 15 + i / 10, 75);
    await run();
    expect(asked).toHaveLength(30);
    test.clock.advance(10 * 60_000);
    await run();
    expect(asked).toHaveLength(60);
    expect(new Set(asked).size).toBe(35);
  }, 30_000);

  it('notifies nobody at night', async () => {
    await task('2026-11-22');
    test.clock.set('2026-11-21T22:00:00Z');
    expect(await run()).toBe(0);
    test.clock.set('2026-11-21T23:30:00Z');
    expect(await run()).toBe(1);
  });

  it('notifies of each event once, with concurrent sweeps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(4), fc.integer({ min: 2, max: 5 }), async (tasks, sweeps) => {
        const before = (await list()).length;
        for (let i = 0; i < tasks; i++) await task('2026-11-21');
        const told = await Promise.all(Array.from({ length: sweeps }, () => run()));
        expect(told.reduce((sum, n) => sum + n, 0)).toBe(tasks);
        expect((await list()).length - before).toBe(tasks);
        await test.inputs.db.execute(sql`delete from farm_tasks`);
        await test.inputs.db.execute(sql`delete from notifications`);
      }),
      { numRuns: 10 },
    );
    expect(warnings).toEqual([]);
  }, 30_000);

  it('deletes notifications older than three months', async () => {
    await task('2026-11-21');
    await run();
    test.clock.advance(91 * 86_400_000);
    await removeOldNotifications(test.inputs.db, test.clock);
    const { rows } = await test.inputs.db.execute(sql`select id from notifications`);
    expect(rows).toEqual([]);
  });
});
