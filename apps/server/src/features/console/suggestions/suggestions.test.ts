import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestApp;
let asha: TestFarmer;
let moderator: TestFarmer;
beforeAll(async () => {
  test = await buildTestApp();
  asha = await aFarmer(test.app);
  moderator = await aFarmer(test.app);
  await test.inputs.db.execute(sql`insert into account_roles (farmer_id, role, granted_at)
    select id, 'moderator', now() from farmers where email = ${moderator.email}`);
});
afterAll(() => test.close());

const FORM = { kind: 'place', language: 'mr', present: 'Yavatmal', better: 'Yavatmaal' };
const suggest = (form: object = FORM) => asha.call('POST', '/api/user/suggestions/', form);
const list = async (status: string) =>
  (await moderator.call('GET', `/api/console/suggestions/?status=${status}`)).json();

it('a farmer suggests a better text, and a moderator accepts or refuses it once', async () => {
  const made = await suggest();
  expect([made.statusCode, made.json()]).toEqual([
    201,
    { ...FORM, note: null, id: expect.any(String), status: 'open', created_at: expect.any(String) },
  ]);
  const { id } = made.json();
  expect(await list('open')).toMatchObject([{ id }]);
  const decide = (accept: boolean) =>
    moderator.call('POST', `/api/console/suggestions/${id}/decide/`, { accept });
  expect((await decide(true)).json()).toMatchObject({ id, status: 'accepted' });
  expect((await decide(false)).statusCode).toBe(409);
  expect([await list('open'), (await list('accepted')).length]).toEqual([[], 1]);
  expect((await asha.call('GET', '/api/console/suggestions/')).statusCode).toBe(404);
});

it.each([
  ['kind', 'song'],
  ['language', 'xx'],
  ['present', ' '],
  ['better', ''],
  ['note', 'x'.repeat(301)],
])('refuses %s %j', async (field, value) => {
  const answer = await suggest({ ...FORM, [field]: value });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
});

it.each(['x', '0198a1b2-0000-7000-8000-000000000000'])('knows no %s', async (id) => {
  const path = `/api/console/suggestions/${id}/decide/`;
  expect((await moderator.call('POST', path, { accept: true })).statusCode).toBe(404);
});
