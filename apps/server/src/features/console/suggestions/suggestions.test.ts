import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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

describe('an accepted text', () => {
  const words = async (language: string) => {
    const answer = await test.app.inject({ url: `/api/languages/${language}/words/` });
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    return answer.json();
  };
  const accept = async (present: string, better: string, language = 'hi', kind = 'translation') => {
    const { id } = (await suggest({ kind, language, present, better })).json();
    const path = `/api/console/suggestions/${id}/decide/`;
    expect((await moderator.call('POST', path, { accept: true })).statusCode).toBe(200);
  };

  it('is shown by the next fetch, over what it was before, and is taken back the same way', async () => {
    expect(await words('hi')).toEqual([]);
    await accept('खेत', 'जमीन');
    expect(await words('hi')).toEqual([{ present: 'खेत', better: 'जमीन' }]);
    await accept('जमीन', 'ज़मीन');
    expect(await words('hi')).toEqual(
      expect.arrayContaining([
        { present: 'खेत', better: 'ज़मीन' },
        { present: 'जमीन', better: 'ज़मीन' },
      ]),
    );
    await accept('ज़मीन', 'खेत');
    expect(await words('hi')).not.toContainEqual(expect.objectContaining({ present: 'खेत' }));
    expect(await words('mr')).toEqual([]);
    const unknown = await test.app.inject({ url: '/api/languages/xx/words/' });
    expect(unknown.statusCode).toBe(404);
  });

  it.each([
    ['of English, which is that of the specification', 'Field', 'Plot', 'en', 'translation'],
    ['that lost the place of a value', '{count} दिन', 'दिन', 'mr', 'translation'],
    ['that is the name of a place', 'पुणे', 'पूना', 'mr', 'place'],
  ])('is not shown at once: one %s', async (_what, present, better, language, kind) => {
    await accept(present, better, language, kind);
    expect(await words(language)).toEqual([]);
  });

  it('stays when the account of whoever suggested it is deleted', async () => {
    await accept('फसल', 'उपज');
    await test.inputs.db.execute(sql`delete from farmers where email = ${asha.email}`);
    expect(await words('hi')).toContainEqual({ present: 'फसल', better: 'उपज' });
  });
});
