import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expertMembers } from '../experts/membership.ts';
import { createModeration, type Moderation } from './moderation.ts';
import { moderate } from './scripts/moderate-command.ts';

let test: TestApp;
let moderation: Moderation;
let asha: TestFarmer;
let ravi: TestFarmer;

beforeAll(async () => {
  test = await buildTestApp();
  moderation = createModeration({ ...test.inputs, experts: expertMembers });
  asha = await aFarmer(test.app);
  ravi = await aFarmer(test.app);
});
afterAll(() => test.close());

const say = async (...words: string[]) => moderate(words, moderation);

async function aPost(): Promise<string> {
  const id = test.inputs.ids.next();
  await test.inputs.db.execute(sql`
    insert into feed_items (id, kind, farmer_id, description, media, created_at)
    select ${id}::uuid, 'post', id, 'Buy my miracle powder', '{}', now() from farmers where email = ${asha.email}`);
  return id;
}
async function report(
  id: string,
  column: 'item_id' | 'comment_id' = 'item_id',
  { email }: TestFarmer = ravi,
) {
  await test.inputs.db.execute(sql`
    insert into feed_reports (id, farmer_id, ${sql.identifier(column)}, reason, created_at)
    select ${test.inputs.ids.next()}::uuid, id, ${id}::uuid, 'spam', now() from farmers where email = ${email}`);
}
const seen = async (id: string) => (await ravi.call('GET', `/api/user/posts/${id}/`)).statusCode;

it('lists, removes and restores, and logs each action', async () => {
  const id = await aPost();
  await report(id);
  await report(id, 'item_id', await aFarmer(test.app));
  const open = (await say('list'))?.text;
  expect(open).toContain(`${id}  post  by ${asha.email}  2 × spam`);
  expect(await say('remove', id, '--note', 'false', 'promise')).toEqual({
    text: `remove: ${id}`,
    ok: true,
  });
  expect([await seen(id), (await say('list'))?.text]).toEqual([404, 'No open reports']);
  expect((await say('remove', id))?.ok).toBe(false);
  expect((await say('restore', id))?.ok).toBe(true);
  expect([await seen(id), (await say('restore', id))?.ok]).toEqual([200, false]);
  const actions = (await moderation.actions(2)).map(({ action, subject, note }) => [
    action,
    subject,
    note,
  ]);
  expect(actions).toEqual([
    ['restore', id, null],
    ['remove', id, 'false promise'],
  ]);
});

it('hides a comment and restores it', async () => {
  const id = await aPost();
  const comment = (
    await ravi.call('POST', `/api/user/posts/${id}/comments/`, { text: 'Bad words' })
  ).json().id;
  await report(comment, 'comment_id');
  expect((await say('list'))?.text).toContain(`${comment}  comment  by ${ravi.email}`);
  expect((await say('remove', comment))?.ok).toBe(true);
  expect((await ravi.call('GET', `/api/user/posts/${id}/comments/`)).json()).toEqual([]);
  const total = async () =>
    (await ravi.call('GET', `/api/user/posts/${id}/`)).json().total_comments;
  expect([await total(), (await say('list'))?.text]).toEqual([0, 'No open reports']);
  expect((await say('restore', comment))?.ok).toBe(true);
  const shown = (await ravi.call('GET', `/api/user/posts/${id}/comments/`)).json();
  expect([await total(), shown[0].text]).toEqual([1, 'Bad words']);
});

it('dismisses an unfounded report', async () => {
  const id = await aPost();
  await report(id);
  expect((await say('dismiss', id))?.ok).toBe(true);
  expect([await seen(id), (await say('dismiss', id))?.ok]).toEqual([200, false]);
});

it('suspends an account with its sessions, and reinstates it', async () => {
  const farmer = await aFarmer(test.app);
  const renew = () =>
    test.app.inject({
      method: 'POST',
      url: '/api/user/token/refresh/',
      payload: { refresh: farmer.refresh },
    });
  expect((await say('suspend', farmer.email.toUpperCase(), '--note', 'spam'))?.ok).toBe(true);
  expect((await renew()).statusCode).toBe(401);
  expect((await say('suspend', farmer.email))?.ok).toBe(false);
  expect((await say('reinstate', farmer.email))?.ok).toBe(true);
  expect((await renew()).statusCode).toBe(401);
  expect((await say('suspend', 'nobody@ankur.test'))?.ok).toBe(false);
});

it.each([
  [],
  ['ban', 'x'],
  ['remove'],
  ['remove', 'x', '--because', 'y'],
  ['remove', 'x', '--note'],
])('knows no command %j', async (...words) => expect(await say(...words)).toBeNull());
it('finds nothing for an unknown id', async () => {
  for (const action of ['remove', 'restore', 'dismiss'])
    expect((await say(action, 'not-an-id'))?.ok).toBe(false);
});

it('escapes control characters and line breaks in printed texts', async () => {
  const id = await aPost();
  const text = 'Hello\u001b[2J\u009b1A\n2026-11-21  dismiss  all\u202e';
  const comment = (await ravi.call('POST', `/api/user/posts/${id}/comments/`, { text })).json().id;
  await report(comment, 'comment_id');
  const open = (await say('list'))?.text ?? '';
  expect(open.split('\n')).toHaveLength(2);
  await say('remove', comment, '--note', text);
  const [newest = ''] = (await say('log'))?.text.split('\n') ?? [];
  expect(newest).toContain('Hello\\u{1b}[2J\\u{9b}1A\\u{a}2026-11-21');
  expect(`${open}${newest}`.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
