import { greenscanEndpoints } from '@ankur/contracts/greenscan/endpoints';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const TASKS = '/api/user/farm-tasks/';
let test: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-11-21T06:00:00Z');
  farmer = await aFarmer(test.app);
});

const spray = (changes: object = {}) =>
  farmer.call('POST', '/api/user/sprays/', {
    label: 'Tomato___Early_blight',
    chemical: 'mancozeb',
    date: '2026-11-25',
    task_name: 'Spray mancozeb on tomato',
    ...changes,
  });
const task = (name: string, date: string, more: object = {}) =>
  farmer.call('POST', TASKS, { task_name: name, date, ...more });
const change = (id: string, body?: object) => farmer.call('PATCH', `${TASKS}${id}/`, body);
const remove = (id: string) => farmer.call('DELETE', `${TASKS}${id}/`);
const harvestOn = async (date: string) => {
  const answer = await task('Harvest tomatoes', date);
  if (answer.statusCode === 201) await remove(answer.json().id);
  return answer.statusCode;
};
const pending = async (name: string) =>
  (await farmer.call('GET', `${TASKS}?status=pending`))
    .json()
    .filter((one: { task_name: string }) => one.task_name === name);

describe('spray guard', () => {
  it('plans the spray as a task and refuses a harvest until the waiting period is over', async () => {
    await task('Harvest tomatoes', '2026-11-28');
    await task('Harvest onions', '2026-11-28');
    const answer = await spray();
    expect(answer.statusCode).toBe(201);
    const body = answer.json();
    expect(check(greenscanEndpoints.spray.answer, body).ok).toBe(true);
    expect(body.task).toMatchObject({ date: '2026-11-25', source: 'spray-guard', crop: 'Tomato' });
    // Mancozeb on tomato: 10 days in the library.
    expect(body.harvest_from).toBe('2026-12-05');
    const names = body.in_the_way.map((one: { task_name: string }) => one.task_name);
    expect(names).toEqual(['Harvest tomatoes']);

    const early = await task('टमाटर तोड़ना', '2026-12-04');
    expect(early.statusCode).toBe(400);
    expect(early.json()).toEqual({
      errors: {
        date: ['Tomato is sprayed with mancozeb on 2026-11-25. Do not harvest before 2026-12-05.'],
      },
      problems: [
        {
          field: 'date',
          code: 'harvest_held',
          params: { crop: 'Tomato', product: 'mancozeb', date: '2026-11-25', until: '2026-12-05' },
        },
      ],
    });
    expect((await task('Harvest tomatoes', '2026-12-05')).statusCode).toBe(201);
    expect((await task('Harvest chilli', '2026-11-27')).statusCode).toBe(201);
    expect((await task('Harvest onions', '2026-11-27')).statusCode).toBe(201);
    expect((await task('Water tomatoes', '2026-11-27')).statusCode).toBe(201);
    expect((await task('Harvest', '2026-11-27')).statusCode).toBe(400);
  });

  it('does not let a later harvest be moved into the waiting period', async () => {
    await spray();
    const later = (await task('Pick the fruit', '2026-12-20')).json();
    expect((await change(later.id, { date: '2026-11-30' })).statusCode).toBe(400);
    expect((await change(later.id, { notes: 'early', date: '2026-12-20' })).statusCode).toBe(200);
    const watering = (await task('Water the plot', '2026-11-30')).json();
    expect((await change(watering.id, { task_name: 'Pick tomatoes' })).statusCode).toBe(400);
    expect((await change(later.id)).statusCode).toBe(200);
  });

  it('moves the waiting period with the spray', async () => {
    const planned = (await spray()).json().task;
    expect((await change(planned.id, { date: '2026-12-03' })).statusCode).toBe(200);
    expect(await harvestOn('2026-11-28')).toBe(201);
    expect(await harvestOn('2026-12-06')).toBe(400);
    expect(await harvestOn('2026-12-12')).toBe(400);
    expect(await harvestOn('2026-12-13')).toBe(201);
  });

  it('returns the harvests inside the waiting period of a moved spray', async () => {
    const planned = (await spray()).json().task;
    const picking = (await task('Pick tomatoes', '2026-12-08')).json();
    await task('Pick chillies', '2026-12-08');
    expect((await change(planned.id, { notes: 'early' })).json()).not.toHaveProperty('in_the_way');
    expect((await change(planned.id, { date: '2026-12-03' })).json()).toMatchObject({
      date: '2026-12-03',
      in_the_way: [{ id: picking.id, date: '2026-12-08' }],
    });
    expect((await change(planned.id, { date: '2026-11-24' })).json()).not.toHaveProperty(
      'in_the_way',
    );
  });

  it('counts from the day a late spray was completed, and from its date when that is undone', async () => {
    // Four minutes to midnight in India, and two past.
    test.clock.set('2026-11-21T18:26:00Z');
    farmer = await aFarmer(test.app);
    const planned = (await spray({ date: '2026-11-21' })).json().task;
    test.clock.set('2026-11-21T18:32:00Z');
    await change(planned.id);
    expect(await harvestOn('2026-12-01')).toBe(400);
    expect(await harvestOn('2026-12-02')).toBe(201);
    await change(planned.id);
    expect(await harvestOn('2026-11-30')).toBe(400);
    expect(await harvestOn('2026-12-01')).toBe(201);
  });

  it('removes the waiting period with a planned spray, not with a completed one', async () => {
    const planned = (await spray()).json().task;
    await remove(planned.id);
    expect(await harvestOn('2026-11-30')).toBe(201);
    const done = (await spray({ date: '2026-11-21' })).json().task;
    await change(done.id);
    expect((await remove(done.id)).statusCode).toBe(204);
    expect(await harvestOn('2026-11-30')).toBe(400);
    expect(await harvestOn('2026-12-01')).toBe(201);
  });

  it('checks every date of a recurring harvest', async () => {
    const weekly = { recurrence: 'weekly' };
    await task('Pick tomatoes', '2026-11-22', weekly);
    const { in_the_way: inTheWay } = (await spray()).json();
    expect(inTheWay).toMatchObject([{ task_name: 'Pick tomatoes', date: '2026-11-29' }]);
    expect((await task('Tomato picking', '2026-11-23', weekly)).statusCode).toBe(400);
    expect((await task('Tomato picking', '2026-12-07', weekly)).statusCode).toBe(201);
    const once = (await task('Pluck tomatoes', '2026-11-24')).json();
    expect((await change(once.id, weekly)).statusCode).toBe(400);
  });

  it('skips dates of a recurring harvest inside a waiting period', async () => {
    const picking = (await task('Pick tomatoes', '2026-11-22', { recurrence: 'weekly' })).json();
    await spray();
    await change(picking.id);
    // The 29th lies inside, 6 December is the first of its Sundays after the 5th.
    expect(await pending('Pick tomatoes')).toMatchObject([{ date: '2026-12-06' }]);
  });

  it('gives each spray of a series its own waiting period', async () => {
    const first = (await spray({ date: '2026-11-21' })).json().task;
    await change(first.id, { recurrence: 'monthly' });
    await change(first.id);
    expect(await pending('Spray mancozeb on tomato')).toMatchObject([{ date: '2026-12-21' }]);
    expect(await harvestOn('2026-12-20')).toBe(201);
    expect(await harvestOn('2026-12-30')).toBe(400);
    await change(first.id);
    expect(await harvestOn('2026-12-30')).toBe(201);
  });

  it('refuses sprays that the library does not advise, and past dates', async () => {
    expect((await spray({ label: 'Tomato___Healthy' })).statusCode).toBe(400);
    expect((await spray({ label: 'Apple___Brown_spot' })).json().errors).toHaveProperty('chemical');
    expect((await spray({ chemical: 'tricyclazole' })).json().errors).toHaveProperty('chemical');
    expect((await spray({ date: '2026-11-20' })).json().errors).toHaveProperty('date');
    expect((await spray({ date: 'soon', task_name: ' ' })).json().errors).toMatchObject({
      date: expect.any(Array),
      task_name: ['Task name is required'],
    });
  });
});
