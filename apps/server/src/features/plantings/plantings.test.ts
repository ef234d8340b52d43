import { plantingEventEndpoints } from '@ankur/contracts/farm-record/planting-events';
import { plantingEndpoints } from '@ankur/contracts/farm-record/plantings';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let house: TestApp;
let farmer: TestFarmer;
let field: string;
beforeAll(async () => {
  house = await buildTestApp();
  farmer = await aFarmer(house.app);
  field = (await farmer.call('POST', '/api/user/fields/', { name: 'North', area: 3 })).json().id;
});
afterAll(() => house.close());

const URL = '/api/user/plantings/';
const add = (body: object) => farmer.call('POST', URL, body);
const made = async (body: object) => {
  const answer = await add(body);
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const whole = async (id: string) => (await farmer.call('GET', `${URL}${id}/`)).json();
const codes = async (body: object) => {
  const answer = await add(body);
  expect(answer.statusCode).toBe(400);
  return answer.json().problems.map(({ field: at, code }: Record<string, string>) => [at, code]);
};

describe('a planting', () => {
  it('knows its stage and when its harvest is to be expected', async () => {
    const row = await made({ field, crop: 'wheat', sown_on: '2026-10-25', area_acres: 2 });
    expect(check(plantingEndpoints.add.answer, row).ok).toBe(true);
    expect(row).toMatchObject({
      field,
      crop: 'wheat',
      area_acres: 2,
      status: 'growing',
      stage: 'development',
      day: 27,
      expected_harvest: '2027-02-22',
      harvest_window: { from: '2027-02-10', to: '2027-03-06' },
      yield_quintals: null,
    });
  });

  it.each([
    ['Cotton', 'cotton'],
    ['कापूस', 'cotton'],
    ['Corn', 'maize'],
    ['గోధుమ', 'wheat'],
    ['PIGEONPEAS', 'pigeonpea'],
  ])('of %s is one of %s', async (told, crop) => {
    expect((await made({ crop: told })).crop).toBe(crop);
  });

  it('takes the whole field and is planned until it is sown', async () => {
    expect(await made({ field, crop: 'cotton' })).toMatchObject({
      area_acres: 3,
      status: 'planned',
      expected_harvest: null,
      stage: null,
    });
    const ahead = await made({ field, crop: 'wheat', sown_on: '2026-12-01' });
    expect(ahead).toMatchObject({ status: 'planned', expected_harvest: '2027-03-31' });
    const sown = await farmer.call('PUT', `${URL}${ahead.id}/`, { sown_on: '2026-11-12' });
    expect(sown.json()).toMatchObject({ status: 'growing', stage: 'initial' });
    const renamed = await farmer.call('PUT', `${URL}${ahead.id}/`, { variety: 'Sharbati' });
    expect(renamed.json()).toMatchObject({ status: 'growing', variety: 'Sharbati' });
  });

  it('says what is wrong with it', async () => {
    const strange = { field: house.inputs.ids.next(), crop: 'wheat' };
    expect(await codes(strange)).toEqual([['field', 'field_missing']]);
    expect(await codes({ field: 'x', crop: 'wheat' })).toEqual([['field', 'field_missing']]);
    expect(await codes({ field, crop: 'kryptonite', area_acres: 4 })).toEqual([
      ['crop', 'farm_crop_unknown'],
      ['area_acres', 'planting_too_large'],
    ]);
    expect(await codes({})).toEqual([['crop', 'farm_crop_required']]);
    const dates = { sown_on: '2026-10-01', expected_harvest: '2026-09-01' };
    expect(await codes({ crop: 'wheat', ...dates })).toEqual([
      ['expected_harvest', 'harvest_before_sowing'],
    ]);
    expect(await codes({ crop: 'wheat', status: 'eaten', yield_quintals: -1 })).toEqual([
      ['status', 'must_be_one_of'],
      ['yield_quintals', 'number_outside'],
    ]);
  });

  it('is checked against what is known of it when one of two is changed', async () => {
    const dates = { sown_on: '2026-06-20', status: 'harvested', ended_on: '2026-10-20' };
    const { id } = await made({ field, crop: 'soybean', area_acres: 3, ...dates });
    const small = { name: 'Small', area: 1 };
    const { id: other } = (await farmer.call('POST', '/api/user/fields/', small)).json();
    const change = async (body: object) => {
      const { problems = [] } = (await farmer.call('PUT', `${URL}${id}/`, body)).json();
      return problems.map(({ field: at, code }: Record<string, string>) => [at, code]);
    };
    const early = 'harvest_before_sowing';
    expect(await change({ sown_on: '2026-10-21' })).toEqual([['sown_on', early]]);
    expect(await change({ ended_on: '2026-06-19' })).toEqual([['ended_on', early]]);
    expect(await change({ field: other })).toEqual([['area_acres', 'planting_too_large']]);
    expect(await change({ field: other, area_acres: 1 })).toEqual([]);
    expect(await change({ sown_on: '2026-10-21', status: 'growing' })).toEqual([]);
    expect(await change({ expected_harvest: '2026-11-01' })).toEqual([]);
    expect(await change({ sown_on: '2026-11-02' })).toEqual([['sown_on', early]]);
    expect(await change({ sown_on: '2026-11-02', expected_harvest: null })).toEqual([]);
  });

  it('cannot lie in the field of another farmer', async () => {
    const other = await aFarmer(house.app);
    const answer = await other.call('POST', URL, { field, crop: 'wheat' });
    expect(answer.json().problems[0]).toMatchObject({ field: 'field', code: 'field_missing' });
  });

  it('ends as harvested on the day it is said, or on another', async () => {
    const { id } = await made({ field, crop: 'soybean', sown_on: '2026-07-01' });
    const url = `${URL}${id}/`;
    const done = await farmer.call('PUT', url, { status: 'harvested', yield_quintals: 14.5 });
    expect(done.json()).toMatchObject({
      ended_on: '2026-11-21',
      yield_quintals: 14.5,
      stage: null,
    });
    const told = await farmer.call('PUT', url, { ended_on: '2026-10-20' });
    expect(told.json()).toMatchObject({ status: 'harvested', ended_on: '2026-10-20' });
    const back = await farmer.call('PUT', url, { status: 'growing' });
    expect(back.json()).toMatchObject({ ended_on: null, yield_quintals: 14.5 });
  });
});

describe('its books and diary', () => {
  it('come from what was written down anywhere', async () => {
    const { id } = await made({ field, crop: 'cotton', sown_on: '2026-06-20', area_acres: 3 });
    const cost = { category: 'pesticides', amount: 1500.5, date: '2026-08-01', planting: id };
    const expense = await farmer.call('POST', '/api/user/expenses/', cost);
    expect(expense.json()).toMatchObject({ planting: id, animal: null });
    const sale = { source: 'crop_sale', amount: 90_000, date: '2026-11-10', planting: id };
    await farmer.call('POST', '/api/user/incomes/', sale);
    const gone = { category: 'seeds', amount: 7, date: '2026-06-20', planting: id };
    const { id: deleted } = (await farmer.call('POST', '/api/user/expenses/', gone)).json();
    await farmer.call('DELETE', `/api/user/expenses/${deleted}/`);
    const watering = { crop_type: 'Corn', date: '2026-09-01', volume_m3: 150, planting: id };
    expect(
      (await farmer.call('POST', '/api/user/irrigation/waterings/', watering)).json().planting,
    ).toBe(id);
    const task = { task_name: 'Pick', date: '2026-11-01', planting: id };
    const { id: taskId } = (await farmer.call('POST', '/api/user/farm-tasks/', task)).json();
    expect((await whole(id)).diary).toHaveLength(3);
    await farmer.call('PUT', `/api/user/farm-tasks/${taskId}/done/`, { done: true });
    const spray = { kind: 'spray', date: '2026-08-01', product: 'Neem oil', waiting_days: 5 };
    const event = await farmer.call('POST', `${URL}${id}/events/`, spray);
    expect(event.statusCode).toBe(201);
    expect(check(plantingEventEndpoints.add.answer, event.json()).ok).toBe(true);
    expect(event.json()).toMatchObject({ ...spray, planting: id, amount: null, note: '' });
    const told = await whole(id);
    expect(check(plantingEndpoints.get.answer, told).ok).toBe(true);
    expect(told.books).toEqual({
      income: 90_000,
      expense: 1500.5,
      profit: 88_499.5,
      per_acre: 29_499.83,
    });
    expect(
      told.diary.map(({ source, kind, date }: Record<string, string>) => [source, kind, date]),
    ).toEqual([
      ['task', 'task', '2026-11-21'],
      ['income', 'crop_sale', '2026-11-10'],
      ['watering', 'watering', '2026-09-01'],
      expect.arrayContaining(['2026-08-01']),
      expect.arrayContaining(['2026-08-01']),
    ]);
  });

  it('tell each entry as it was written, to be changed, and show the pictures of scans and losses', async () => {
    const { id } = await made({ crop: 'cotton', sown_on: '2026-06-20' });
    const spray = { kind: 'spray', date: '2026-08-01', product: 'Neem oil', note: 'Evening' };
    const event = (await farmer.call('POST', `${URL}${id}/events/`, spray)).json();
    const hail = { planting: id, cause: 'hailstorm', happened_at: '2026-11-20T06:00:00Z' };
    const loss = (await farmer.call('POST', '/api/user/losses/', hail)).json().id;
    const { rows } = await house.inputs.db.execute<{ farmer: string }>(
      sql`select farmer_id as farmer from losses where id = ${loss}::uuid`,
    );
    const farmerId = rows[0]?.farmer;
    await house.inputs.db.execute(sql`
      insert into loss_photos (id, farmer_id, loss_id, key, sha256, sha256_kept, created_at)
      values (gen_random_uuid(), ${farmerId}::uuid, ${loss}::uuid, 'losses/a.webp', 'x', 'y', now())`);
    await house.inputs.db.execute(sql`
      insert into scans (id, farmer_id, label, verdict, severity, confidence, picture_key, small_picture_key, created_at,
        planting_id)
      values (gen_random_uuid(), ${farmerId}::uuid, 'cotton_aphid', 'certain', 'low', 0.9, 'scans/b.webp',
        'scans/b-small.webp', '2026-09-01T06:00:00Z', ${id}::uuid)`);
    const told = await whole(id);
    expect(check(plantingEndpoints.get.answer, told).ok).toBe(true);
    expect(told.diary).toMatchObject([
      {
        source: 'loss',
        pictures: [expect.stringMatching(/^\/media\/losses\/.+\/a\.webp$/)],
        event: null,
      },
      { source: 'scan', pictures: [expect.stringMatching(/^\/media\/scans\/.+\/b-small\.webp$/)] },
      { source: 'event', note: 'Neem oil · Evening', pictures: [], event },
    ]);
  });

  it('say from which day the sprays allow a harvest, while that lies ahead', async () => {
    const { id } = await made({ crop: 'tomato', sown_on: '2026-09-01' });
    const other = await made({ crop: 'chilli', sown_on: '2026-09-01' });
    expect(other.harvest_from).toBeNull();
    const spray = { kind: 'spray', waiting_days: 7 };
    await farmer.call('POST', `${URL}${other.id}/events/`, { ...spray, date: '2026-11-14' });
    await farmer.call('POST', `${URL}${id}/events/`, { ...spray, date: '2026-11-15' });
    const late = { ...spray, date: '2026-11-18', waiting_days: 5 };
    const { id: event } = (await farmer.call('POST', `${URL}${id}/events/`, late)).json();
    // 21 November is today: seven days after the 14th are over, five after the 18th are not.
    expect((await whole(other.id)).harvest_from).toBeNull();
    expect((await whole(id)).harvest_from).toBe('2026-11-23');
    await farmer.call('DELETE', `${URL}${id}/events/${event}/`);
    expect((await whole(id)).harvest_from).toBe('2026-11-22');
  });

  it('take no entry that names somebody else’s planting', async () => {
    const other = await aFarmer(house.app);
    const { id } = (await other.call('POST', URL, { crop: 'wheat' })).json();
    const entries = [
      ['expenses', { category: 'seeds', amount: 1, planting: id }],
      ['incomes', { source: 'other', amount: 1, planting: id }],
      ['farm-tasks', { task_name: 'A', date: '2026-11-21', planting: id }],
      [
        'irrigation/waterings',
        { crop_type: 'Rice', date: '2026-11-21', volume_m3: 1, planting: id },
      ],
    ] as const;
    for (const [path, body] of entries) {
      const answer = await farmer.call('POST', `/api/user/${path}/`, body);
      expect([path, answer.statusCode, answer.json().problems]).toEqual([
        path,
        400,
        [{ field: 'planting', code: 'planting_missing', params: {} }],
      ]);
    }
  });

  it('lose the planting, not the money, when it is deleted', async () => {
    const { id } = await made({ crop: 'wheat' });
    const cost = { category: 'seeds', amount: 5, planting: id };
    const { id: expense } = (await farmer.call('POST', '/api/user/expenses/', cost)).json();
    expect((await farmer.call('DELETE', `${URL}${id}/`)).statusCode).toBe(204);
    expect((await farmer.call('GET', `/api/user/expenses/${expense}/`)).json()).toMatchObject({
      amount: 5,
      planting: null,
    });
  });
});

describe('an entry of the diary', () => {
  it('can be changed and deleted in its version, and is nobody else’s', async () => {
    const { id } = await made({ crop: 'cotton' });
    const url = `${URL}${id}/events/`;
    const entry = { kind: 'harvest', date: '2026-11-20', amount: 4, unit: 'quintal' };
    const first = (await farmer.call('POST', url, entry)).json();
    const one = `${url}${first.id}/`;
    const changed = (await farmer.call('PUT', one, { amount: 5 })).json();
    expect(changed).toMatchObject({ ...entry, amount: 5 });
    const stale = await house.app.inject({
      method: 'DELETE',
      url: one,
      headers: { authorization: `Bearer ${farmer.access}`, 'if-match': first.updated_at },
    });
    expect([stale.statusCode, stale.json().current]).toEqual([412, changed]);
    expect((await farmer.call('GET', url)).json()).toEqual([changed]);
    const other = await aFarmer(house.app);
    const others = (await other.call('POST', URL, { crop: 'wheat' })).json().id;
    for (const path of [url, one, `${URL}${others}/events/${first.id}/`])
      expect((await other.call('GET', path)).statusCode).toBe(404);
    expect((await other.call('POST', url, entry)).statusCode).toBe(404);
    expect((await farmer.call('DELETE', one)).statusCode).toBe(204);
    expect((await farmer.call('GET', one)).statusCode).toBe(404);
  });

  it('says what is wrong with it', async () => {
    const { id } = await made({ crop: 'cotton' });
    const bad = { kind: 'dance', date: '2026-02-31', amount: -1 };
    const answer = await farmer.call('POST', `${URL}${id}/events/`, bad);
    expect(Object.keys(answer.json().errors).sort()).toEqual(['amount', 'date', 'kind']);
  });
});

describe('the plan of work', () => {
  it('knows the jobs that were taken as tasks, until they are deleted, and those that were refused', async () => {
    const { id } = await made({ crop: 'soybean', sown_on: '2026-06-20' });
    const { id: other } = await made({ crop: 'soybean', sown_on: '2026-06-25' });
    const task = { task_name: 'Hoe', date: '2026-07-06', source: 'plan:weeds', planting: id };
    const taken = (await farmer.call('POST', '/api/user/farm-tasks/', task)).json();
    await farmer.call('POST', '/api/user/farm-tasks/', { ...task, source: 'irrigation' });
    const entry = { key: 'weeds', task: taken.id, date: '2026-07-06', done_on: null };
    expect((await whole(id)).plan).toEqual([entry]);
    expect((await whole(other)).plan).toEqual([]);

    await farmer.call('PUT', `/api/user/farm-tasks/${taken.id}/done/`, { done: true });
    expect((await whole(id)).plan).toEqual([{ ...entry, done_on: '2026-11-21' }]);
    await farmer.call('DELETE', `/api/user/farm-tasks/${taken.id}/`);
    expect((await whole(id)).plan).toEqual([]);

    const refused = await farmer.call('PUT', `${URL}${id}/`, { plan_refused: ['thresh'] });
    expect(refused.json().plan_refused).toEqual(['thresh']);
    expect((await whole(id)).plan_refused).toEqual(['thresh']);
    expect((await whole(other)).plan_refused).toEqual([]);
    const long = await farmer.call('PUT', `${URL}${id}/`, { plan_refused: ['x'.repeat(35)] });
    expect(long.json().problems).toMatchObject([{ field: 'plan_refused' }]);
  });
});

describe('a task from its plan of work', () => {
  const TASKS = '/api/user/farm-tasks/';
  const day = (more: object = {}) => ({ kind: 'watering', date: '2026-11-21', ...more });
  const taskOf = async (id: string) => (await farmer.call('GET', `${TASKS}${id}/`)).json();
  /** A planting of wheat with the first watering of its guide as a task. */
  async function taken() {
    const { id } = await made({ field, crop: 'wheat', sown_on: '2026-10-31', area_acres: 1 });
    const guide = (await farmer.call('GET', '/api/crops/wheat/?lang=en')).json();
    const job = guide.work.find(
      (one: { section: string; states: string[] }) =>
        one.section === 'water' && one.states.length === 0,
    );
    const body = { task_name: 'Wheat: Water', date: '2026-12-02', source: `plan:${job.key}` };
    const task = (await farmer.call('POST', TASKS, { ...body, planting: id })).json();
    return { events: `${URL}${id}/events/`, planting: id, task: task.id as string };
  }

  it('is done with the entry in the diary that is the job, and open again without it', async () => {
    const { events, planting, task } = await taken();
    const other = await farmer.call('POST', events, { kind: 'observation', date: '2026-11-21' });
    expect(other.statusCode).toBe(201);
    expect(await taskOf(task)).toMatchObject({ is_completed: false });
    const { id } = (await farmer.call('POST', events, day())).json();
    const done = await taskOf(task);
    expect(done).toMatchObject({ is_completed: true });
    expect(await whole(planting)).toMatchObject({ plan: [{ task, done_on: '2026-11-21' }] });
    // The entry tells of the work; the task does not tell of it once more.
    const { diary } = await whole(planting);
    expect(diary.map(({ source }: { source: string }) => source)).toEqual(['event', 'event']);
    await farmer.call('PUT', `${events}${id}/`, { kind: 'weeding' });
    expect(await taskOf(task)).toMatchObject({ is_completed: false, completed_at: null });
    await farmer.call('PUT', `${events}${id}/`, { kind: 'watering' });
    expect(await taskOf(task)).toMatchObject({ is_completed: true });
    expect((await farmer.call('DELETE', `${events}${id}/`)).statusCode).toBe(204);
    const open = await taskOf(task);
    expect(open).toMatchObject({ is_completed: false, completed_at: null });
    expect(open.updated_at > done.updated_at).toBe(true);
  });

  it('stays as the farmer said: open although there is an entry, done although it was deleted', async () => {
    const first = await taken();
    await farmer.call('POST', first.events, day());
    await farmer.call('PUT', `${TASKS}${first.task}/done/`, { done: false });
    await farmer.call('POST', first.events, day({ kind: 'labour' }));
    expect(await taskOf(first.task)).toMatchObject({ is_completed: false });

    const second = await taken();
    await farmer.call('PUT', `${TASKS}${second.task}/done/`, { done: true });
    const { id } = (await farmer.call('POST', second.events, day())).json();
    await farmer.call('DELETE', `${second.events}${id}/`);
    expect(await taskOf(second.task)).toMatchObject({ is_completed: true });
  });
});
