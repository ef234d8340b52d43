import { type Limit, noRateLimiter } from '@ankur/server/platform/rate-limit/rate-limit';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expertMembers } from '../experts/membership.ts';
import { createModeration } from './moderation.ts';

let test: TestApp;
let asha: TestFarmer;
let ravi: TestFarmer;
let busy = false;

beforeAll(async () => {
  const limiter = {
    ...noRateLimiter,
    take: async ({ name }: Limit) => (busy && name === 'follow' ? 60 : 0),
  };
  test = await buildTestApp({ limiter });
  asha = await aFarmer(test.app, { name: 'Asha Pawar' });
  ravi = await aFarmer(test.app, { name: 'Ravi Kumar' });
});
afterAll(() => test.close());

async function idOf({ email }: TestFarmer): Promise<string> {
  const { rows } = await test.inputs.db.execute<{ id: string }>(
    sql`select id from farmers where email = ${email}`,
  );
  return rows[0]?.id ?? '';
}
async function aPost(author: TestFarmer): Promise<string> {
  const id = test.inputs.ids.next();
  await test.inputs.db.execute(sql`
    insert into feed_items (id, kind, farmer_id, description, media, created_at)
    values (${id}::uuid, 'post', ${await idOf(author)}::uuid, 'Cotton', '{}', now())`);
  return id;
}
const comment = async (who: TestFarmer, post: string, text: string) =>
  (await who.call('POST', `/api/user/posts/${post}/comments/`, { text })).json().id as string;
const unread = async (who: TestFarmer) =>
  (await who.call('GET', '/api/user/notifications/unread/')).json().unread as number;
const names = (body: { name: string }[]) => body.map(({ name }) => name);

it('a block works both ways: neither reads, votes, comments, follows or is notified', async () => {
  const [ashas, ravis] = [await aPost(asha), await aPost(ravi)];
  const [me, other] = [await idOf(asha), await idOf(ravi)];
  await comment(ravi, ashas, 'Hello');
  await asha.call('POST', `/api/user/follow/${other}/`);
  await ravi.call('POST', `/api/user/follow/${me}/`);
  const before = await unread(asha);
  await asha.call('POST', `/api/user/farmers/${other}/block/`);
  for (const [who, whose, post] of [
    [ravi, me, ashas],
    [asha, other, ravis],
  ] as const) {
    const at = `/api/user/posts/${post}/`;
    const calls: ['GET' | 'POST', string, object?][] = [
      ['GET', at],
      ['GET', `${at}comments/`],
      ['POST', `${at}comments/`, { text: 'Still here' }],
      ['POST', `${at}like/`],
      ['POST', `${at}dislike/`],
      ['GET', `/api/user/farmers/${whose}/`],
      ['POST', `/api/user/follow/${whose}/`],
    ];
    for (const [method, url, body] of calls)
      expect([url, (await who.call(method, url, body)).statusCode]).toEqual([url, 404]);
    for (const list of ['/api/user/posts/', `/api/user/posts/?user=${whose}`])
      expect(
        (await who.call('GET', list)).json().filter(({ user }: { user: string }) => user === whose),
      ).toEqual([]);
    for (const list of ['followers', 'following'])
      expect((await who.call('GET', `/api/user/${list}/`)).json()).toEqual([]);
  }
  expect((await ravi.call('POST', `/api/user/follow/${me}/`)).json()).toEqual({
    error: 'This farmer does not exist.',
    errors: { non_field_errors: ['This farmer does not exist.'] },
    problems: [{ field: 'non_field_errors', code: 'farmer_unknown', params: {} }],
  });
  expect(await unread(asha)).toBe(before);
  expect(names((await asha.call('GET', '/api/user/blocked/')).json())).toEqual(['Ravi Kumar']);
  expect((await ravi.call('GET', '/api/user/blocked/')).json()).toEqual([]);
  await asha.call('POST', `/api/user/farmers/${other}/unblock/`);
  await comment(ravi, ashas, 'Hello');
  expect(await unread(asha)).toBe(before + 1);
  expect((await asha.call('GET', '/api/user/blocked/')).json()).toEqual([]);
});

it('below a third farmer’s post, blocked farmers do not see each other', async () => {
  const mira = await aFarmer(test.app);
  const post = await aPost(mira);
  await comment(asha, post, 'Well grown');
  await comment(ravi, post, 'Well sold');
  const seen = async (who: TestFarmer) =>
    (await who.call('GET', `/api/user/posts/${post}/comments/`))
      .json()
      .map(({ text }: { text: string }) => text);
  await asha.call('POST', `/api/user/farmers/${await idOf(ravi)}/block/`);
  expect([await seen(asha), await seen(ravi)]).toEqual([['Well grown'], ['Well sold']]);
  expect(await seen(mira)).toEqual(['Well sold', 'Well grown']);
  await asha.call('POST', `/api/user/farmers/${await idOf(ravi)}/unblock/`);
});

it('only the author deletes comments of others under a post', async () => {
  const mira = await aFarmer(test.app);
  const post = await aPost(asha);
  const id = await comment(ravi, post, 'Buy my powder');
  const removable = async (who: TestFarmer) =>
    (await who.call('GET', `/api/user/posts/${post}/comments/`)).json()[0]?.removable;
  expect([await removable(asha), await removable(ravi), await removable(mira)]).toEqual([
    true,
    true,
    false,
  ]);
  const path = `/api/user/comments/${id}/`;
  expect((await mira.call('DELETE', path)).statusCode).toBe(404);
  expect((await asha.call('DELETE', path)).statusCode).toBe(204);
  expect((await asha.call('DELETE', path)).statusCode).toBe(404);
  expect((await ravi.call('GET', `/api/user/posts/${post}/comments/`)).json()).toEqual([]);
  expect((await asha.call('GET', `/api/user/posts/${post}/`)).json().total_comments).toBe(0);
  const ravis = await comment(asha, await aPost(ravi), 'Well grown');
  expect((await asha.call('DELETE', `/api/user/comments/${ravis}/`)).statusCode).toBe(204);
});

it('one account counts once among the reports of an item', async () => {
  const post = await aPost(asha);
  const id = await comment(asha, post, 'Mine');
  const mira = await aFarmer(test.app);
  const testApp = createModeration({ ...test.inputs, experts: expertMembers });
  const counted = async (subject: string) =>
    (await testApp.reports()).find((report) => report.subject === subject)?.reports;
  for (const who of [ravi, ravi, ravi, mira])
    for (const path of [`posts/${post}`, `comments/${id}`])
      for (const reason of ['spam', 'abuse']) {
        const answer = await who.call('POST', `/api/user/${path}/report/`, { reason });
        expect(answer.statusCode).toBe(200);
      }
  expect([await counted(post), await counted(id)]).toEqual([2, 2]);
  await testApp.dismiss(post, null);
  expect(await counted(post)).toBeUndefined();
  // After it is settled, a new report counts again.
  await ravi.call('POST', `/api/user/posts/${post}/report/`, { reason: 'spam' });
  expect(await counted(post)).toBe(1);
  for (const subject of [post, id]) await testApp.dismiss(subject, null);
});

it('a comment can be reported to the moderators', async () => {
  const id = await comment(ravi, await aPost(asha), 'Buy my powder');
  const path = `/api/user/comments/${id}/report/`;
  expect((await asha.call('POST', path, { reason: 'spam' })).statusCode).toBe(200);
  expect((await asha.call('POST', path, {})).json().errors.reason).toHaveLength(1);
  const [report] = await createModeration({ ...test.inputs, experts: expertMembers }).reports();
  expect(report).toMatchObject({ subject: id, kind: 'comment', reasons: ['spam'], reports: 1 });
  for (const nobodys of ['x', test.inputs.ids.next()]) {
    const answer = await asha.call('POST', `/api/user/comments/${nobodys}/report/`, {
      reason: 'spam',
    });
    expect(answer.statusCode).toBe(404);
  }
});

it('nothing of a suspended author is visible, by link neither', async () => {
  const mira = await aFarmer(test.app);
  const [hers, his] = [await aPost(mira), await aPost(ravi)];
  await comment(mira, his, 'Buy my powder');
  const testApp = createModeration({ ...test.inputs, experts: expertMembers });
  await testApp.suspend(mira.email, null);
  expect((await asha.call('GET', `/api/user/posts/${hers}/`)).statusCode).toBe(404);
  expect((await asha.call('GET', `/api/user/posts/${his}/comments/`)).json()).toEqual([]);
  await testApp.reinstate(mira.email, null);
  expect((await asha.call('GET', `/api/user/posts/${hers}/`)).statusCode).toBe(200);
});

it('following and followers are paged, newest tie first, while others are deleted', async () => {
  const centre = await aFarmer(test.app, { name: 'Centre' });
  const crowd: TestFarmer[] = [];
  for (const name of ['Anu', 'Bina', 'Chitra', 'Devi', 'Esha']) {
    const one = await aFarmer(test.app, { name });
    crowd.push(one);
    // Two at the same instant, across a page boundary.
    if (name !== 'Chitra') test.clock.advance(1000);
    await one.call('POST', `/api/user/follow/${await idOf(centre)}/`);
    await centre.call('POST', `/api/user/follow/${await idOf(one)}/`);
  }
  for (const list of ['followers', 'following']) {
    const seen: string[] = [];
    let next = `/api/user/${list}/?limit=2`;
    while (next) {
      const answer = await centre.call('GET', next);
      seen.push(...names(answer.json()));
      next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1] ?? '';
    }
    expect(seen).toEqual(['Esha', 'Devi', 'Chitra', 'Bina', 'Anu']);
    const first = await centre.call('GET', `/api/user/${list}/?limit=2`);
    const link = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const [, devi] = first.json();
    const stays = list === 'followers';
    if (stays) await crowd[3]?.call('POST', `/api/user/unfollow/${await idOf(centre)}/`);
    else await centre.call('POST', `/api/user/unfollow/${devi.user_id}/`);
    expect(names((await centre.call('GET', link)).json())).toEqual(['Chitra', 'Bina']);
  }
  for (const cursor of ['x', '1.x', '99999999999999999.0198a1b2-0000-7000-8000-000000000000'])
    expect((await centre.call('GET', `/api/user/following/?cursor=${cursor}`)).statusCode).toBe(
      400,
    );
  expect((await centre.call('GET', '/api/user/followers/?limit=101')).statusCode).toBe(400);
});

it('every refusal of following has `error`', async () => {
  const unknown = await test.app.inject({ method: 'POST', url: '/api/user/follow/x/' });
  expect([unknown.statusCode, typeof unknown.json().error]).toEqual([401, 'string']);
  expect((await ravi.call('POST', '/api/user/unfollow/x/')).json()).toEqual({
    error: 'This farmer does not exist.',
    errors: { non_field_errors: ['This farmer does not exist.'] },
    problems: [{ field: 'non_field_errors', code: 'farmer_unknown', params: {} }],
  });
  busy = true;
  const late = await ravi.call('POST', '/api/user/follow/x/');
  busy = false;
  expect([late.statusCode, typeof late.json().error]).toEqual([429, 'string']);
});

it('calls on a post that is being deleted are 404', async () => {
  const post = `/api/user/posts/${await aPost(asha)}/`;
  const answers = await Promise.all([
    ravi.call('POST', `${post}comments/`, { text: 'Well grown' }),
    ravi.call('POST', `${post}report/`, { reason: 'spam' }),
    ravi.call('POST', `${post}hide/`),
    asha.call('DELETE', post),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 204]);
  expect(answers[0].json()).toEqual({
    errors: { non_field_errors: ['Not found.'] },
    problems: [{ field: 'non_field_errors', code: 'not_found', params: {} }],
  });
});
