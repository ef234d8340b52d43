import { readConfig } from '@ankur/server/platform/config/config';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let test: TestApp;
let asha: TestFarmer;
let moderator: TestFarmer;
let operator: TestFarmer;
let crowd: TestFarmer[];
let picture: Buffer;

const idOf = async ({ email }: TestFarmer): Promise<string> =>
  (await test.inputs.db.execute<{ id: string }>(sql`select id from farmers where email = ${email}`))
    .rows[0]?.id ?? '';
const withRole = async (role: string) => {
  const farmer = await aFarmer(test.app);
  await test.inputs.db.execute(sql`insert into account_roles (farmer_id, role, granted_at)
    select id, ${role}, now() from farmers where email = ${farmer.email}`);
  return farmer;
};

beforeAll(async () => {
  const env = { DATA_DIR: '/nonexistent', LOG_LEVEL: 'silent', HIDE_AFTER_REPORTS: '3' };
  test = await buildTestApp({ config: readConfig(env) });
  asha = await aFarmer(test.app);
  crowd = await Promise.all([1, 2, 3, 4].map(() => aFarmer(test.app)));
  test.clock.advance(DAY_MS);
  moderator = await withRole('moderator');
  operator = await withRole('operator');
  asha = await signedIn(asha);
  crowd = await Promise.all(crowd.map(signedIn));
  const create = { width: 40, height: 40, channels: 3, background: 'green' } as const;
  picture = await sharp({ create }).jpeg().toBuffer();
});
afterAll(() => test.close());

/** The same farmer with a fresh token. */
async function signedIn(farmer: TestFarmer): Promise<TestFarmer> {
  const { access, refresh } = (
    await test.app.inject({
      method: 'POST',
      url: '/api/user/token/refresh/',
      payload: { refresh: farmer.refresh },
    })
  ).json();
  return {
    ...farmer,
    access,
    refresh,
    call: (method, url, body) =>
      test.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${access}` },
        ...(body === undefined ? {} : { payload: body as object }),
      }),
  };
}

async function aPost(text = 'Spray diesel'): Promise<{ id: string; photo: string }> {
  const { payload, headers } = await multipart({ description: text }, [
    { field: 'photo', name: 'a.jpg', content: picture, type: 'image/jpeg' },
  ]);
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/user/posts/',
    headers: { ...headers, authorization: `Bearer ${asha.access}` },
    payload,
  });
  return answer.json();
}
const report = (who: TestFarmer | undefined, id: string, reason = 'wrong-advice') =>
  who?.call('POST', `/api/user/posts/${id}/report/`, { reason });
const decide = (id: string, body: object, who = moderator) =>
  who.call('POST', `/api/console/cases/${id}/decide/`, body);
const cases = async () =>
  (await moderator.call('GET', '/api/console/cases/')).json() as { id: string }[];
const oneCase = async (id: string) =>
  (await moderator.call('GET', `/api/console/cases/${id}/`)).json();
const isSeen = async (id: string) =>
  (await crowd[0]?.call('GET', `/api/user/posts/${id}/`))?.statusCode === 200;
const notificationsOf = async (who: TestFarmer) =>
  (await who.call('GET', '/api/user/notifications/'))
    .json()
    .map(({ kind }: { kind: string }) => kind);
const settleAll = async () => {
  for (const { id } of await cases()) await decide(id, { deed: 'dismiss', why: 'Done' });
};

describe('the queue of reports', () => {
  it('shows the item, the number of reports and the deadline', async () => {
    await settleAll();
    const { id } = await aPost('Buy my powder');
    const newcomer = await aFarmer(test.app);
    await report(crowd[0], id, 'spam');
    await report(newcomer, id, 'private');
    await test.inputs.db.execute(sql`delete from access_log`);
    const [found] = await cases();
    const looks = (await asha.call('GET', '/api/user/access-log/')).json();
    expect(looks).toMatchObject([{ roles: ['moderator'], what: 'reports' }]);
    const now = test.clock.now().getTime();
    expect(found).toMatchObject({
      id,
      kind: 'post',
      text: 'Buy my powder',
      takedown: null,
      reporters: 2,
      independent: 1,
      author: { name: 'Asha Pawar', suspended: false, removals: 0 },
      clocks: [
        { clock: 'private', due_at: new Date(now + 24 * HOUR_MS).toISOString() },
        { clock: 'grievance', due_at: new Date(now + 15 * DAY_MS).toISOString() },
      ],
    });
    expect((await oneCase(id)).reports).toHaveLength(2);
  });

  it('is ordered by deadline, in pages', async () => {
    await settleAll();
    const posts = [await aPost('a'), await aPost('b'), await aPost('c')];
    for (const { id } of posts) {
      await report(crowd[0], id, 'spam');
      test.clock.advance(1_000);
    }
    const urgent = posts[2]?.id ?? '';
    const order = { subject: urgent, source: 'order', reference: 'HC 12/2026' };
    expect((await moderator.call('POST', '/api/console/cases/', order)).statusCode).toBe(200);
    const first = await moderator.call('GET', '/api/console/cases/?limit=2');
    expect(first.json().map(({ id }: { id: string }) => id)).toEqual([urgent, posts[0]?.id]);
    expect(first.json()[0].clocks[0].clock).toBe('order');
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const second = (await moderator.call('GET', next)).json();
    expect(second.map(({ id }: { id: string }) => id)).toEqual([posts[1]?.id]);
  });

  it('accepts complaints by letter about an existing item, not dated in the future', async () => {
    const { id } = await aPost();
    const form = { subject: id, source: 'complaint', reason: 'private', reference: 'Letter 7' };
    const later = new Date(test.clock.now().getTime() + 60_000).toISOString();
    for (const [wrong, field] of [
      [{ received_at: later }, 'received_at'],
      [{ subject: test.inputs.ids.next() }, 'subject'],
      [{ reference: ' ' }, 'reference'],
      [{ source: 'rumour' }, 'source'],
    ] as const) {
      const answer = await moderator.call('POST', '/api/console/cases/', { ...form, ...wrong });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    }
    const earlier = new Date(test.clock.now().getTime() - HOUR_MS).toISOString();
    const made = await moderator.call('POST', '/api/console/cases/', {
      ...form,
      received_at: earlier,
    });
    expect(made.json()).toMatchObject({
      id,
      since: earlier,
      reports: [{ source: 'complaint', note: 'Letter 7', reason: 'private' }],
      log: [{ action: 'record complaint', actor: moderator.email, note: 'Letter 7' }],
    });
  });

  it('is 404 for farmers and experts', async () => {
    const expert = await aFarmer(test.app);
    await test.inputs.db.execute(sql`insert into experts (farmer_id, fields, languages, added_at)
      select id, array['irrigation'], array['hindi'], now() from farmers where email = ${expert.email}`);
    for (const who of [asha, expert])
      for (const path of ['cases', 'appeals', 'log'])
        expect((await who.call('GET', `/api/console/${path}/`)).statusCode).toBe(404);
  });
});

describe('a decision', () => {
  it('removes with a ground and a reason for the author, and logs the moderator', async () => {
    const { id, photo } = await aPost();
    await report(crowd[0], id);
    const why = 'Diesel burns the leaves';
    expect((await decide(id, { deed: 'remove' })).json().errors).toEqual({ why: ['Say why'] });
    const removed = await decide(id, { deed: 'remove', ground: 'wrong-advice', why });
    expect(removed.json()).toMatchObject({
      takedown: { state: 'removed', ground: 'wrong-advice' },
      clocks: [],
      log: [{ action: 'remove', actor: moderator.email, note: why }],
    });
    test.clock.advance(60_000);
    expect([await isSeen(id), (await test.app.inject({ url: photo })).statusCode]).toEqual([
      false,
      404,
    ]);
    // The moderator can still see the file for some minutes.
    const { picture: shown } = await oneCase(id);
    expect((await test.app.inject({ url: shown })).statusCode).toBe(200);
    // Another last character than the file's own.
    const unknown = shown.replace(
      /(.)\.webp$/,
      (_: string, last: string) => `${last === 'x' ? 'y' : 'x'}.webp`,
    );
    expect((await test.app.inject({ url: unknown })).statusCode).toBe(404);
    test.clock.advance(20 * 60_000);
    expect((await test.app.inject({ url: shown })).statusCode).toBe(403);
    const [own] = (await asha.call('GET', '/api/user/takedowns/')).json();
    expect(own).toMatchObject({ state: 'removed', ground: 'wrong-advice', why, may_appeal: true });
    expect(await notificationsOf(asha)).toContain('taken-down');
    const again = await decide(id, { deed: 'remove', why });
    expect([again.statusCode, again.json().problems[0].code]).toEqual([409, 'case_changed']);
  });

  it('sets a warning on advice and removes it', async () => {
    const { id } = await aPost();
    await report(crowd[0], id);
    const warned = await decide(id, { deed: 'warn', why: 'Ask an expert first' });
    expect(warned.json()).toMatchObject({ advice_warning: 'Ask an expert first', clocks: [] });
    expect((await crowd[0]?.call('GET', `/api/user/posts/${id}/`))?.json()).toMatchObject({
      advice_warning: 'Ask an expert first',
      advice_warning_by: null,
    });
    expect((await decide(id, { deed: 'unwarn', why: 'It was right' })).json()).toMatchObject({
      advice_warning: null,
    });
    expect((await decide(id, { deed: 'unwarn', why: 'It was right' })).statusCode).toBe(409);
  });

  it.each(['not-an-id', '0198a1b2-0000-7000-8000-000000000000'])('knows no %s', async (id) => {
    expect((await decide(id, { deed: 'remove', why: 'x' })).statusCode).toBe(404);
    expect((await moderator.call('GET', `/api/console/accounts/${id}/`)).statusCode).toBe(404);
    const answer = { why: 'x' };
    const path = `/api/console/appeals/${id}/answer/`;
    expect((await moderator.call('POST', path, answer)).statusCode).toBe(404);
    expect(
      (await asha.call('POST', `/api/user/takedowns/${id}/appeal/`, { text: 'x' })).statusCode,
    ).toBe(404);
  });
});

describe('hiding after reports', () => {
  it('needs enough accounts that are a day old, and lasts until a moderator decides', async () => {
    const { id } = await aPost();
    for (const newcomer of await Promise.all([1, 2, 3].map(() => aFarmer(test.app))))
      await report(newcomer, id);
    for (const who of [crowd[0], crowd[0], crowd[1]]) await report(who, id);
    expect(await isSeen(id)).toBe(true);
    await report(crowd[2], id);
    expect(await isSeen(id)).toBe(false);
    expect(await oneCase(id)).toMatchObject({
      takedown: { state: 'hidden', ground: 'reports' },
      independent: 3,
      log: [{ action: 'hide', actor: null, note: '3 reports' }],
    });
    expect(await notificationsOf(asha)).toContain('taken-down');
    await decide(id, { deed: 'dismiss', why: 'Good advice' });
    expect(await isSeen(id)).toBe(true);
    // Accounts whose report was dismissed do not hide it again.
    for (const who of crowd.slice(0, 3)) await report(who, id);
    expect([await isSeen(id), (await oneCase(id)).independent]).toEqual([true, 0]);
  });

  it('stays in the queue when the reporting accounts are deleted', async () => {
    const { id } = await aPost();
    const gone = await Promise.all([1, 2, 3].map(() => aFarmer(test.app)));
    test.clock.advance(DAY_MS);
    const { db } = test.inputs;
    for (const farmer of await Promise.all(gone.map(signedIn))) await report(farmer, id);
    moderator = await signedIn(moderator);
    operator = await signedIn(operator);
    asha = await signedIn(asha);
    crowd = await Promise.all(crowd.map(signedIn));
    for (const { email } of gone) await db.execute(sql`delete from farmers where email = ${email}`);
    expect(await isSeen(id)).toBe(false);
    expect((await cases()).some((found) => found.id === id)).toBe(true);
    expect((await decide(id, { deed: 'remove', why: 'Wrong' })).json().takedown.state).toBe(
      'removed',
    );
  });
});

describe('an appeal', () => {
  it('can be made once, by the author alone, and is answered once', async () => {
    const { id } = await aPost();
    await decide(id, { deed: 'remove', why: 'Wrong' });
    const [takedown] = (await asha.call('GET', '/api/user/takedowns/')).json();
    const appeal = (who: TestFarmer | undefined, text: string) =>
      who?.call('POST', `/api/user/takedowns/${takedown.id}/appeal/`, { text });
    expect((await appeal(crowd[0], 'Mine'))?.statusCode).toBe(404);
    expect((await appeal(asha, ' '))?.statusCode).toBe(400);
    for (const _ of [1, 2])
      expect((await appeal(asha, 'It is my own recipe'))?.json()).toMatchObject({
        appeal: 'It is my own recipe',
        may_appeal: false,
      });
    expect((await appeal(asha, 'And another thing'))?.statusCode).toBe(409);
    const queue = async () => (await moderator.call('GET', '/api/console/appeals/')).json();
    await test.inputs.db.execute(sql`delete from access_log`);
    expect(await queue()).toMatchObject([{ subject: id, appeal: 'It is my own recipe' }]);
    const looks = (await asha.call('GET', '/api/user/access-log/')).json();
    expect(looks).toMatchObject([{ roles: ['moderator'], what: 'reports' }]);
    const answer = () =>
      moderator.call('POST', `/api/console/appeals/${takedown.id}/answer/`, {
        restore: true,
        why: 'You are right',
      });
    expect([(await answer()).statusCode, await queue()]).toEqual([204, []]);
    expect((await answer()).statusCode).toBe(409);
    expect(await isSeen(id)).toBe(true);
    const [told] = (await asha.call('GET', '/api/user/takedowns/')).json();
    expect(told).toMatchObject({ state: 'lifted', answer: 'You are right' });
    expect(await notificationsOf(asha)).toContain('appeal-answered');
    expect((await oneCase(id)).log[0]).toMatchObject({ action: 'uphold appeal' });
  });
});

describe('the appeal of an earlier takedown', () => {
  it('is not answered, and leaves the later takedown as it is', async () => {
    const { id } = await aPost();
    await decide(id, { deed: 'remove', why: 'Wrong' });
    const [earlier] = (await asha.call('GET', '/api/user/takedowns/')).json();
    await asha.call('POST', `/api/user/takedowns/${earlier.id}/appeal/`, { text: 'Mine' });
    await decide(id, { deed: 'restore', why: 'Right after all' });
    await decide(id, { deed: 'remove', why: 'Spam' });
    const answered = await moderator.call('POST', `/api/console/appeals/${earlier.id}/answer/`, {
      ...{ restore: true, why: 'You are right' },
    });
    expect([answered.statusCode, await isSeen(id)]).toEqual([409, false]);
  });
});

describe('an account', () => {
  it('is suspended and reinstated; one with a role by operators only', async () => {
    const ravi = await aFarmer(test.app);
    const at = (id: string) => `/api/console/accounts/${id}/`;
    const id = await idOf(ravi);
    const why = { why: 'Spam' };
    expect((await moderator.call('POST', `${at(id)}suspend/`, why)).json()).toMatchObject({
      suspended: true,
      email: ravi.email,
      log: [{ action: 'suspend', actor: moderator.email, subject: ravi.email }],
    });
    expect((await moderator.call('POST', `${at(id)}suspend/`, why)).statusCode).toBe(409);
    expect((await moderator.call('POST', `${at(id)}reinstate/`, why)).json().suspended).toBe(false);
    const other = await withRole('moderator');
    const refused = await moderator.call('POST', `${at(await idOf(other))}suspend/`, why);
    expect([refused.statusCode, refused.json().problems[0].code]).toEqual([
      403,
      'account_protected',
    ]);
    expect(
      (await operator.call('POST', `${at(await idOf(operator))}suspend/`, why)).statusCode,
    ).toBe(403);
    const done = await operator.call('POST', `${at(await idOf(other))}suspend/`, why);
    expect(done.json()).toMatchObject({ suspended: true, roles: ['moderator'] });
  });
});

it('the log is append-only', async () => {
  for (const change of [
    sql`update moderation_log set note = 'nothing'`,
    sql`delete from moderation_log`,
    sql`truncate moderation_log`,
  ])
    await expect(test.inputs.db.execute(change)).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  const log = (await moderator.call('GET', '/api/console/log/?limit=1')).json();
  expect(log).toHaveLength(1);
  expect(log[0].action).toBe('suspend');
});
