import { brotliCompressSync, gzipSync } from 'node:zlib';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let asha: TestFarmer;
beforeAll(async () => {
  test = await buildTestApp();
  asha = await aFarmer(test.app);
});
afterAll(() => test.close());

const tasks = '/api/user/farm-tasks/';
const send = (method: 'POST' | 'PATCH', url: string, type: string, payload: string) =>
  test.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${asha.access}`, 'content-type': type },
    payload,
  });

describe('a body', () => {
  it.each([
    'application/x-www-form-urlencoded',
    'text/plain;charset=UTF-8',
    'multipart/form-data; boundary=x',
    'application/json',
  ])('of which there is only the content type %s is none', async (type) => {
    const task = (await asha.call('POST', tasks, { task_name: 'Weed', date: '2026-11-02' })).json();
    const answer = await send('PATCH', `${tasks}${task.id}/`, type, '');
    expect(answer.json()).toMatchObject({ id: task.id, is_completed: true });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'of type %s is refused with 415',
    async (type) => {
      const answer = await send('POST', tasks, type, '{"task_name":"Weed"}');
      expect(answer.statusCode).toBe(415);
      expect(Object.keys(answer.json().errors)).toEqual(['non_field_errors']);
    },
  );

  it.each([
    ['gzip', gzipSync('plain words')],
    ['br', brotliCompressSync('plain words')],
    ['gzip', Buffer.from('not compressed')],
    ['br', Buffer.from('not compressed')],
  ])('of another type that comes as %s is refused as such', async (encoding, payload) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: tasks,
      headers: {
        authorization: `Bearer ${asha.access}`,
        'content-type': 'text/plain',
        'content-encoding': encoding,
      },
      payload,
    });
    expect(answer.statusCode).toBe(415);
  });

  it.each(['[]', '"x"', '5'])('that is no object is refused with a message: %s', async (body) => {
    const answer = await send('POST', tasks, 'application/json', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      errors: { non_field_errors: ['The request could not be read.'] },
      problems: [{ field: 'non_field_errors', code: 'unreadable', params: {} }],
    });
  });
});

describe('a body that nests', () => {
  const nested = (depth: number) => `${'{"a":['.repeat(depth / 2)}1${']}'.repeat(depth / 2)}`;

  it.each([40, 2_000, 200_000])(
    '%i levels deep is refused with a message, at once',
    async (depth) => {
      const began = performance.now();
      const answer = await send(
        'POST',
        tasks,
        'application/json',
        nested(depth).slice(0, 1_000_000),
      );
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        {
          errors: { non_field_errors: ['The request could not be read.'] },
          problems: [{ field: 'non_field_errors', code: 'unreadable', params: {} }],
        },
      ]);
      expect(performance.now() - began).toBeLessThan(1_000);
    },
  );

  it('with brackets inside strings only is read', async () => {
    const task_name = `${'['.repeat(50)}"\\${'{'.repeat(20)}`;
    const payload = JSON.stringify({ task_name, date: '2026-11-02' });
    const answer = await send('POST', tasks, 'application/json', payload);
    expect([answer.statusCode, answer.json().task_name]).toEqual([201, task_name]);
  });
});

it('answers with tokens are not cacheable', async () => {
  const account = { name: 'Ravi', email: 'ravi@ankur.test', password: 'Sprout!2026' };
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/user/register/',
    payload: { ...account, password2: account.password, tc: 'true' },
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('a 401 carries WWW-Authenticate', async () => {
  const answer = await test.app.inject({ url: '/api/user/profile/' });
  expect(answer.headers['www-authenticate']).toBe('Bearer');
});

it('the API page allows no scripts and no framing', async () => {
  const { headers } = await test.app.inject({ url: '/api/docs/' });
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});
