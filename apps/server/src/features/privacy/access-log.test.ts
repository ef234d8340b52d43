import { accessEntry } from '@ankur/contracts/privacy/access';
import { aFarmer, GOOD_PASSWORD, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RecordAccess } from '../../app-deps.ts';
import { createRecordAccess } from './access-log.ts';

let test: TestApp;
let record: RecordAccess;
beforeAll(async () => {
  test = await buildTestApp();
  record = createRecordAccess(test.inputs);
});
afterAll(() => test.close());

const idOf = async ({ email }: TestFarmer): Promise<string> => {
  const { rows } = await test.inputs.db.execute<{ id: string }>(
    sql`select id from farmers where email = ${email}`,
  );
  return rows[0]?.id ?? '';
};
const log = async (farmer: TestFarmer, query = '') =>
  (await farmer.call('GET', `/api/user/access-log/${query}`)).json();

async function aModerator() {
  const kiran = await aFarmer(test.app, { name: 'Kiran Rao' });
  const id = await idOf(kiran);
  await test.inputs.db.execute(
    sql`insert into account_roles (farmer_id, role, granted_at) values (${id}, 'moderator', now())`,
  );
  return { kiran, id };
}

it('lists accesses to a farmer with role, object and time, newest first, to that farmer alone', async () => {
  const [asha, ravi] = [await aFarmer(test.app), await aFarmer(test.app)];
  const { kiran, id } = await aModerator();
  const mine = await idOf(asha);
  await record(id, [mine], 'reports');
  test.clock.advance(1_000);
  await record(id, [mine, id], 'posts');
  await record(id, [await idOf(ravi)], 'account');
  await record(id, [id], 'account');
  const entries = await log(asha);
  expect(entries).toEqual([
    {
      id: expect.any(String),
      name: 'Kiran Rao',
      roles: ['moderator'],
      what: 'posts',
      seen_at: test.clock.now().toISOString(),
    },
    expect.objectContaining({ what: 'reports' }),
  ]);
  for (const entry of entries) expect(accessEntry.parse(entry)).toEqual(entry);
  expect(await log(kiran)).toEqual([]);
  expect(await log(ravi)).toHaveLength(1);
  const first = await asha.call('GET', '/api/user/access-log/?limit=1');
  const next = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1];
  expect(await log(asha, `?limit=1&cursor=${next}`)).toEqual([entries[1]]);
  expect((await test.app.inject({ url: '/api/user/access-log/' })).statusCode).toBe(401);
});

it('logs repeated access within an hour once', async () => {
  const asha = await aFarmer(test.app);
  const { id } = await aModerator();
  const mine = await idOf(asha);
  for (const pause of [0, 59 * 60_000, 60_000]) {
    test.clock.advance(pause);
    await record(id, [mine], 'account');
  }
  const { rows } = await test.inputs.db.execute(
    sql`select what from access_log where farmer_id = ${mine}`,
  );
  expect(rows).toEqual([{ what: 'account' }, { what: 'account' }]);
});

it('keeps the entry without a name when the accessing account is deleted', async () => {
  const asha = await aFarmer(test.app);
  const { kiran, id } = await aModerator();
  await record(id, [await idOf(asha)], 'questions');
  await kiran.call('POST', '/api/user/account/delete/', { password: GOOD_PASSWORD });
  expect(await log(asha)).toMatchObject([{ name: null, roles: ['moderator'], what: 'questions' }]);
});

it('deletes entries older than a year', async () => {
  const asha = await aFarmer(test.app);
  const { id } = await aModerator();
  const { db, ids } = test.inputs;
  for (const age of ['11 months', '13 months'])
    await db.execute(sql`insert into access_log (id, farmer_id, operator_id, roles, what, seen_at)
      values (${ids.next()}, ${await idOf(asha)}, ${id}, '{moderator}', 'posts', now() - ${age}::interval)`);
  await db.execute(sql`select forget_old_access()`);
  expect(await log(asha)).toHaveLength(1);
});

it('has an entry for an account opened in the console', async () => {
  const asha = await aFarmer(test.app);
  const { kiran } = await aModerator();
  const mine = await idOf(asha);
  const opened = await kiran.call('GET', `/api/console/accounts/${mine}/`);
  expect(opened.statusCode).toBe(200);
  expect(await log(asha)).toMatchObject([{ name: 'Kiran Rao', what: 'account' }]);
});
