import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let asha: TestFarmer;
let doctor: TestFarmer;
let reader: TestFarmer;

beforeAll(async () => {
  test = await buildTestApp();
  asha = await aFarmer(test.app, { name: 'Asha Pawar' });
  doctor = await aFarmer(test.app, { name: 'Kavita Rao' });
  reader = await aFarmer(test.app);
  await test.inputs.db.execute(sql`insert into experts (farmer_id, fields, languages, added_at)
    select id, array['crop_diseases'], array['marathi'], now() from farmers where email = ${doctor.email}`);
});
afterAll(() => test.close());

async function anItem(kind: 'post' | 'reel', author = asha): Promise<string> {
  const id = test.inputs.ids.next();
  await test.inputs.db.execute(sql`
    insert into feed_items (id, kind, farmer_id, description, media, created_at)
    select ${id}::uuid, ${kind}, id, 'Spray diesel on the leaves', '{}', now() from farmers where email = ${author.email}`);
  return id;
}
const notificationsOf = async (farmer: TestFarmer) =>
  (await farmer.call('GET', '/api/user/notifications/')).json() as {
    kind: string;
    link: string;
    payload: Record<string, string>;
  }[];
const log = async (id: string) =>
  (
    await test.inputs.db.execute<{ action: string; by: string; note: string | null }>(
      sql`select action, f.email as by, note from moderation_log l join farmers f on f.id = l.actor_id
        where subject = ${id} order by l.id`,
    )
  ).rows;

describe.each([
  ['post', '/api/user/posts/', 'community?post'],
  ['reel', '/api/user/reels/', 'agriloop?reel'],
] as const)('the warning of an expert on a %s', (kind, root, screen) => {
  it('is shown to everybody, notified to the author, logged and removed again', async () => {
    const id = await anItem(kind);
    const path = `${root}${id}/advice-warning/`;
    const seen = async () => (await reader.call('GET', `${root}${id}/`)).json();
    expect(await seen()).toMatchObject({ advice_warning: null, may_warn: false });
    const put = await doctor.call('PUT', path, { reason: ' Diesel burns the leaves. ' });
    expect(put.statusCode).toBe(200);
    const label = {
      advice_warning: 'Diesel burns the leaves.',
      advice_warning_by: 'Kavita Rao',
    };
    expect(put.json()).toMatchObject({ id, may_warn: true, ...label });
    expect(await seen()).toMatchObject({ ...label, may_warn: false });
    expect((await reader.call('GET', root)).json()[0]).toMatchObject({ id, ...label });
    expect((await notificationsOf(asha)).filter(({ link }) => link.endsWith(id))).toMatchObject([
      {
        kind: 'advice-warning',
        link: `/application/${screen}=${id}`,
        payload: { name: 'Kavita Rao', text: 'Diesel burns the leaves.' },
      },
    ]);
    expect((await doctor.call('DELETE', path)).json()).toMatchObject({
      advice_warning: null,
      advice_warning_by: null,
    });
    expect((await seen()).advice_warning).toBeNull();
    expect((await doctor.call('DELETE', path)).statusCode).toBe(404);
    expect(await log(id)).toEqual([
      { action: 'warn', by: doctor.email, note: 'Diesel burns the leaves.' },
      { action: 'unwarn', by: doctor.email, note: null },
    ]);
  });

  it('can be set and removed by experts alone', async () => {
    const id = await anItem(kind);
    const path = `${root}${id}/advice-warning/`;
    for (const farmer of [asha, reader])
      expect((await farmer.call('PUT', path, { reason: 'I know better' })).statusCode).toBe(404);
    await doctor.call('PUT', path, { reason: 'Wrong dose' });
    expect((await asha.call('DELETE', path)).statusCode).toBe(404);
    expect((await test.app.inject({ method: 'PUT', url: path })).statusCode).toBe(401);
    expect((await reader.call('GET', `${root}${id}/`)).json().advice_warning).toBe('Wrong dose');
  });

  it.each(['', '   ', 'x'.repeat(301), 7])('needs a reason, not %j', async (reason) => {
    const answer = await doctor.call('PUT', `${root}${await anItem(kind)}/advice-warning/`, {
      reason,
    });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['reason']]);
  });
});

it('notifies the author once a day, and nobody of a warning on an own post', async () => {
  const id = await anItem('post');
  const own = await anItem('post', doctor);
  for (const reason of ['Wrong dose', 'Wrong dose: 2 ml, not 20 ml'])
    await doctor.call('PUT', `/api/user/posts/${id}/advice-warning/`, { reason });
  await doctor.call('PUT', `/api/user/posts/${own}/advice-warning/`, { reason: 'I was wrong' });
  expect((await notificationsOf(asha)).filter(({ link }) => link.endsWith(id))).toHaveLength(1);
  expect(await notificationsOf(doctor)).toEqual([]);
});

it.each(['not-an-id', '0198a1b2-0000-7000-8000-000000000000'])('says 404 for %s', async (id) => {
  const path = `/api/user/posts/${id}/advice-warning/`;
  expect((await doctor.call('PUT', path, { reason: 'x' })).statusCode).toBe(404);
  expect((await doctor.call('DELETE', path)).statusCode).toBe(404);
});

it('stays without a name when the expert’s account is deleted', async () => {
  const id = await anItem('post');
  const expert = await aFarmer(test.app, { name: 'Gone Soon' });
  await test.inputs.db.execute(sql`insert into experts (farmer_id, fields, languages, added_at)
    select id, array['irrigation'], array['hindi'], now() from farmers where email = ${expert.email}`);
  await expert.call('PUT', `/api/user/posts/${id}/advice-warning/`, { reason: 'Too much water' });
  await test.inputs.db.execute(sql`delete from farmers where email = ${expert.email}`);
  expect((await reader.call('GET', `/api/user/posts/${id}/`)).json()).toMatchObject({
    advice_warning: 'Too much water',
    advice_warning_by: null,
  });
});
