import { aFarmer, GOOD_PASSWORD, type TestFarmer } from '@ankur/testkit/farmers';
import { PROFILE_FIELDS, saveProfile } from '@ankur/testkit/profiles';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModeration } from '../community/moderation.ts';
import { runOperatorCommand } from '../console/scripts/operator-command.ts';
import { expertMembers } from '../experts/membership.ts';
import { createRecordAccess } from './access-log.ts';

let test: TestApp;
const forgotten: string[] = [];
beforeAll(async () => {
  test = await buildTestApp({
    mail: { send: async () => {}, forget: async (address) => void forgotten.push(address) },
  });
});
afterAll(() => test.close());

const idOf = async ({ email }: TestFarmer): Promise<string> => {
  const { rows } = await test.inputs.db.execute<{ id: string }>(
    sql`select id from farmers where email = ${email}`,
  );
  return rows[0]?.id ?? '';
};

/** Tables that contain a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = test.inputs;
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await db.execute(
      sql`select 1 from ${sql.identifier(name)} t where position(lower(${text}) in lower(t::text)) > 0 limit 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

/** A farmer with rows in every feature. */
async function everywhere() {
  const zarina = await aFarmer(test.app, { name: 'Zarina Quoll', email: 'zarina@gone.test' });
  const ravi = await aFarmer(test.app, { name: 'Ravi Kumar' });
  const [id, his] = [await idOf(zarina), await idOf(ravi)];
  const { db, ids, clock } = test.inputs;
  const call = async (method: 'POST' | 'PUT', url: string, body?: object) => {
    const answer = await zarina.call(method, url, body);
    expect([url, answer.statusCode < 300, answer.body]).toEqual([url, true, answer.body]);
    return answer.json();
  };
  const post = async (author: string) => {
    const item = ids.next();
    await db.execute(sql`insert into feed_items (id, kind, farmer_id, description, media, created_at)
      values (${item}, 'post', ${author}, 'Cotton', '{}', now())`);
    return item;
  };
  const [mine, other] = [await post(id), await post(his)];
  await saveProfile(test.app, zarina, { ...PROFILE_FIELDS, name: 'Zarina Quoll' });
  await call('POST', `/api/user/posts/${other}/comments/`, { text: 'Says Zarina Quoll' });
  await call('POST', `/api/user/posts/${other}/like/`);
  await call('POST', `/api/user/posts/${other}/report/`, { reason: 'other' });
  await call('PUT', `/api/user/following/${his}/`);
  await ravi.call('PUT', `/api/user/following/${id}/`);
  await ravi.call('POST', `/api/user/posts/${mine}/comments/`, { text: 'Fine' });
  await call('POST', '/api/user/expenses/', {
    category: 'seeds',
    amount: 10,
    description: 'For Zarina Quoll',
    date: '2026-11-20',
  });
  await call('POST', '/api/user/expert-requests/', {
    field_of_expertise: 'crop_diseases',
    language: 'english',
    query: 'Zarina Quoll asks why leaves curl',
  });
  await call('POST', '/api/chatbot/chat/', { message: 'I am Zarina Quoll, zarina@gone.test' });
  await call('PUT', '/api/user/assistant-consent/', { books: true });
  await call('PUT', '/api/user/privacy/age/', { group: 'adult' });
  for (const role of ['moderator', 'expert'] as const)
    await runOperatorCommand(
      { kind: 'add', email: zarina.email, role },
      { ...test.inputs, experts: expertMembers },
    );
  await db.execute(sql`insert into expert_invitations (id, email, fields, languages, token_hash, invited_at, expires_at)
    values (${ids.next()}, 'Zarina@gone.test', '{}', '{}', 'invited', now(), now())`);
  const record = createRecordAccess({ db, clock, ids });
  await record(id, [his], 'account');
  await record(his, [id], 'posts');
  const moderation = createModeration({ ...test.inputs, experts: expertMembers });
  await moderation.suspend(zarina.email, 'a mistake');
  await moderation.reinstate(zarina.email, null);
  return { zarina, ravi, id };
}

describe('deleting an account', () => {
  it('leaves its name and address in no table, and its id in tombstones and the log only', async () => {
    const { ravi, id } = await everywhere();
    const again = await test.app.inject({
      method: 'POST',
      url: '/api/user/login/',
      payload: { email: 'zarina@gone.test', password: GOOD_PASSWORD },
    });
    for (const text of ['zarina@gone.test', 'Zarina Quoll', id])
      expect((await tablesWith(text)).length).toBeGreaterThan(0);
    expect(await tablesWith('Zarina Quoll')).toContain('notifications');
    test.clock.advance(5_000);
    const gone = await test.app.inject({
      method: 'POST',
      url: '/api/user/account/delete/',
      headers: { authorization: `Bearer ${again.json().token.access}` },
      payload: { password: GOOD_PASSWORD },
    });
    expect(gone.statusCode).toBe(200);
    expect(await tablesWith('zarina')).toEqual([]);
    expect(await tablesWith('quoll')).toEqual([]);
    const left = await tablesWith(id);
    expect(left).toContain('erased_rows');
    expect(left.filter((name) => !['erased_rows', 'moderation_log'].includes(name))).toEqual([]);
    expect(forgotten).toEqual(['zarina@gone.test']);
    const notifications = await ravi.call('GET', '/api/user/notifications/');
    expect(notifications.statusCode).toBe(200);
    expect(notifications.body).not.toMatch(/zarina|quoll/i);
  });
});
