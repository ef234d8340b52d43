import { farmTaskEndpoints } from '@ankur/contracts/farm-tasks/endpoints';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const LIST = '/api/user/farm-tasks/';
let testApp: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.clock.set('2026-11-21T06:00:00Z');
  farmer = await aFarmer(testApp.app);
});

const form = { task_name: 'Weed the cotton', date: '2026-11-21' };
const add = async (over: Record<string, unknown> = {}) => {
  const answer = await farmer.call('POST', LIST, { ...form, ...over });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const patch = (id: string, body?: unknown) => farmer.call('PATCH', `${LIST}${id}/`, body);
const all = async (query = '') => (await farmer.call('GET', `${LIST}${query}`)).json();

describe('a task', () => {
  it('defaults to pending, medium priority and no recurrence', async () => {
    const task = await add({ time: '' });
    expect(check(farmTaskEndpoints.add.answer, task).ok).toBe(true);
    expect(task).toEqual({
      id: task.id,
      ...form,
      time: null,
      priority: 'medium',
      recurrence: 'none',
      notes: '',
      is_completed: false,
      completed_at: null,
      source: null,
      crop: null,
      planting: null,
      updated_at: testApp.clock.now().toISOString(),
    });
    expect((await farmer.call('GET', `${LIST}${task.id}/`)).json()).toEqual(task);
  });

  it('names every failing field at once', async () => {
    const answer = await farmer.call('POST', LIST, { task_name: ' ', date: '', time: '7 pm' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      task_name: ['Task name is required'],
      date: ['Date is required'],
      time: ['Time must be in HH:MM format'],
    });
  });

  it('is listed newest first, page by page, by what is open or done', async () => {
    const [first, second, third] = [await add(), await add(), await add()];
    await patch(second.id);
    expect((await all()).map((t: { id: string }) => t.id)).toEqual([third.id, second.id, first.id]);
    expect((await all('?status=pending')).map((t: { id: string }) => t.id)).toEqual([
      third.id,
      first.id,
    ]);
    expect((await all('?status=completed')).map((t: { id: string }) => t.id)).toEqual([second.id]);
    const page = await farmer.call('GET', `${LIST}?limit=2`);
    expect(page.json()).toHaveLength(2);
    const next = /<(.+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
    expect((await farmer.call('GET', next)).json()).toMatchObject([{ id: first.id }]);
  });

  it('is toggled by a call without a body, with or without a content type', async () => {
    const { id } = await add();
    const done = await patch(id);
    expect(done.statusCode).toBe(200);
    expect(done.json()).toMatchObject({
      is_completed: true,
      completed_at: '2026-11-21T06:00:00.000Z',
    });
    expect((await patch(id, {})).json()).toMatchObject({ is_completed: false, completed_at: null });
    const headers = {
      authorization: `Bearer ${farmer.access}`,
      'content-type': 'application/json',
    };
    const empty = await testApp.app.inject({ method: 'PATCH', url: `${LIST}${id}/`, headers });
    expect(empty.json()).toMatchObject({ is_completed: true });
  });

  it('changes in the fields that are given and in nothing else', async () => {
    const task = await add({ time: '06:30', notes: 'Two people' });
    const changed = await patch(task.id, { time: '', priority: 'high' });
    const { updated_at } = changed.json();
    expect(changed.json()).toEqual({ ...task, time: null, priority: 'high', updated_at });
    expect((await patch(task.id, { is_completed: true })).json().is_completed).toBe(true);
    expect((await patch(task.id, { is_completed: true })).json().is_completed).toBe(true);
    expect((await patch(task.id, { date: 'soon' })).json().errors).toHaveProperty('date');
  });

  it('is deleted once', async () => {
    const { id } = await add();
    expect((await farmer.call('DELETE', `${LIST}${id}/`)).statusCode).toBe(204);
    expect((await farmer.call('DELETE', `${LIST}${id}/`)).statusCode).toBe(404);
    expect(await all()).toEqual([]);
  });

  it('is 404 for other farmers and 401 without a token', async () => {
    const { id } = await add();
    const other = await aFarmer(testApp.app);
    for (const one of [id, '17', 'x']) {
      const answers = await Promise.all([
        other.call('GET', `${LIST}${one}/`),
        other.call('PATCH', `${LIST}${one}/`),
        other.call('DELETE', `${LIST}${one}/`),
      ]);
      expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
    }
    expect((await other.call('GET', LIST)).json()).toEqual([]);
    for (const method of ['GET', 'POST'] as const) {
      expect((await testApp.app.inject({ method, url: LIST })).statusCode).toBe(401);
    }
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      expect((await testApp.app.inject({ method, url: `${LIST}${id}/` })).statusCode).toBe(401);
    }
    expect((await all())[0].is_completed).toBe(false);
  });
});

describe('a recurring task', () => {
  it('creates the next one, once, when it is done', async () => {
    const { id } = await add({
      recurrence: 'weekly',
      time: '07:00',
      priority: 'high',
      crop: 'Cotton',
    });
    await patch(id);
    const [next, ...rest] = await all();
    expect(rest.map((t: { id: string }) => t.id)).toEqual([id]);
    expect(next).toMatchObject({
      date: '2026-11-28',
      time: '07:00',
      priority: 'high',
      crop: 'Cotton',
      recurrence: 'weekly',
      is_completed: false,
    });
  });

  it('creates one even under concurrent requests', async () => {
    const { id } = await add({ recurrence: 'daily' });
    await Promise.all(Array.from({ length: 6 }, () => patch(id, { is_completed: true })));
    expect(await all('?status=pending')).toMatchObject([{ date: '2026-11-22' }]);
    const second = await add({ recurrence: 'daily' });
    await Promise.all(Array.from({ length: 5 }, () => patch(second.id)));
    expect(await all('?status=pending')).toHaveLength(2);
  });

  it('deletes the next one when it is reopened, unless that was changed', async () => {
    const { id } = await add({ recurrence: 'daily' });
    await patch(id);
    await patch(id);
    expect((await all()).map((t: { id: string }) => t.id)).toEqual([id]);
    await patch(id);
    const [next] = await all('?status=pending');
    await patch(next.id, { notes: 'Take the sprayer' });
    await patch(id);
    expect(await all()).toHaveLength(2);
    await patch(id);
    expect(await all('?status=pending')).toMatchObject([{ id: next.id }]);
  });

  it('keeps the 31st across short months', async () => {
    const { id } = await add({ recurrence: 'monthly', date: '2026-12-31' });
    await patch(id);
    const dates: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      const [next] = await all('?status=pending');
      dates.push(next.date);
      await patch(next.id);
    }
    expect(dates).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  });

  it('is never dated in the past', async () => {
    const { id } = await add({ recurrence: 'weekly', date: '2026-08-01' });
    await patch(id);
    expect(await all('?status=pending')).toMatchObject([{ date: '2026-11-21' }]);
  });

  it('continues from the new date when it was moved', async () => {
    const { id } = await add({ recurrence: 'monthly', date: '2026-12-31' });
    await patch(id, { date: '2026-12-05' });
    await patch(id, { is_completed: true });
    expect(await all('?status=pending')).toMatchObject([{ date: '2027-01-05' }]);
  });
});
