import { check } from '@ankur/contracts/http/errors';
import { privacyEndpoints } from '@ankur/contracts/privacy/endpoints';
import { NOTICE_VERSION } from '@ankur/contracts/privacy/rules';
import { aFarmer, GOOD_PASSWORD, type TestFarmer } from '@ankur/testkit/farmers';
import { PROFILE_FIELDS, saveProfile } from '@ankur/testkit/profiles';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const idOf = async ({ email }: TestFarmer): Promise<string> => {
  const { rows } = await test.inputs.db.execute<{ id: string }>(
    sql`select id from farmers where email = ${email}`,
  );
  return rows[0]?.id ?? '';
};
const state = async (farmer: TestFarmer) => (await farmer.call('GET', '/api/user/privacy/')).json();
const share = (farmer: TestFarmer, allowed: unknown) =>
  farmer.call('PUT', '/api/user/privacy/sharing/', { allowed });

describe('the notice', () => {
  it('has its version and the operator’s contact', async () => {
    const notice = (from: TestApp) => from.app.inject({ url: '/api/privacy/notice/' });
    const nobody = { name: null, grievance_email: null, grievance_phone: null };
    expect((await notice(test)).json()).toEqual({ version: NOTICE_VERSION, operator: nobody });
    const named = await buildTestApp({
      config: readConfig({
        DATA_DIR: '/nonexistent',
        LOG_LEVEL: 'silent',
        OPERATOR_NAME: 'Wani Farmers Cooperative',
        GRIEVANCE_EMAIL: 'help@wani.example',
        GRIEVANCE_PHONE: '+91 7239 225 000',
      }),
    });
    const answer = await notice(named);
    expect(answer.json().operator).toEqual({
      name: 'Wani Farmers Cooperative',
      grievance_email: 'help@wani.example',
      grievance_phone: '+91 7239 225 000',
    });
    expect(check(privacyEndpoints.notice.answer, answer.json()).ok).toBe(true);
    await named.close();
  });

  it.each([
    [NOTICE_VERSION, NOTICE_VERSION, true],
    ['2020-01-01', '2020-01-01', false],
    [undefined, null, false],
    ['newest', null, false],
    [7, null, false],
  ])('shown at sign-up as %s is stored with the time', async (notice, version, current) => {
    const email = `notice-${String(notice).toLowerCase()}@ankur.test`;
    const made = await test.app.inject({
      method: 'POST',
      url: '/api/user/register/',
      payload: {
        name: 'Asha',
        email,
        password: GOOD_PASSWORD,
        password2: GOOD_PASSWORD,
        tc: 'true',
        ...(notice === undefined ? {} : { notice }),
      },
    });
    expect(made.statusCode).toBe(201);
    const told = await test.app.inject({
      url: '/api/user/privacy/',
      headers: { authorization: `Bearer ${made.json().token.access}` },
    });
    expect(check(privacyEndpoints.state.answer, told.json()).ok).toBe(true);
    expect(told.json().notice).toEqual({
      version,
      agreed_at: test.clock.now().toISOString(),
      current,
    });
  });

  it('needs a new agreement after a change, and keeps earlier agreements', async () => {
    const asha = await aFarmer(test.app);
    const agree = (version: unknown) => asha.call('PUT', '/api/user/privacy/notice/', { version });
    const old = await agree('2020-01-01');
    expect([old.statusCode, Object.keys(old.json().errors)]).toEqual([400, ['version']]);
    test.clock.advance(60_000);
    const first = await agree(NOTICE_VERSION);
    test.clock.advance(60_000);
    const second = await agree(NOTICE_VERSION);
    expect(first.json().notice.current).toBe(true);
    expect(second.json()).toEqual(first.json());
    const { rows } = await test.inputs.db.execute(
      sql`select notice_version from privacy_decisions where farmer_id = ${await idOf(asha)} order by id`,
    );
    expect(rows).toEqual([{ notice_version: null }, { notice_version: NOTICE_VERSION }]);
  });
});

describe('sharing', () => {
  async function aVillage() {
    const [asha, ravi] = [
      await aFarmer(test.app, { name: 'Asha Pawar' }),
      await aFarmer(test.app, { name: 'Ravi Kumar' }),
    ];
    const [ashas, ravis] = [await idOf(asha), await idOf(ravi)];
    const post = async (author: string) => {
      const id = test.inputs.ids.next();
      const key = `posts/${id}.webp`;
      await test.inputs.media.put(key, Buffer.from('picture'), 'image/webp');
      const media = JSON.stringify({ pictures: [{ width: 9, webp: key }] });
      await test.inputs.db.execute(sql`insert into feed_items (id, kind, farmer_id, description, media, created_at)
        values (${id}::uuid, 'post', ${author}::uuid, 'Cotton', ${media}::jsonb, now())`);
      return { id, picture: `/media/${key}` };
    };
    const [mine, his] = [await post(ashas), await post(ravis)];
    await asha.call('POST', `/api/user/posts/${his.id}/comments/`, { text: 'Fine bolls' });
    await asha.call('POST', `/api/user/follow/${ravis}/`);
    return { asha, ravi, ashas, ravis, mine, his };
  }
  const seenBy = async (viewer: TestFarmer, of: string, post: string, his: string) => ({
    profile: (await viewer.call('GET', `/api/user/farmers/${of}/`)).statusCode,
    post: (await viewer.call('GET', `/api/user/posts/${post}/`)).statusCode,
    comments: (await viewer.call('GET', `/api/user/posts/${his}/comments/`)).json().length,
    followers: (await viewer.call('GET', '/api/user/followers/')).json().length,
  });

  it('is allowed by default; withdrawn it hides profile, posts, pictures, comments and name', async () => {
    const { asha, ravi, ashas, mine, his } = await aVillage();
    expect((await state(asha)).sharing).toEqual({ allowed: true, decided_at: null });
    const before = { profile: 200, post: 200, comments: 1, followers: 1 };
    expect(await seenBy(ravi, ashas, mine.id, his.id)).toEqual(before);
    const answer = await share(asha, false);
    expect(answer.json().sharing).toEqual({
      allowed: false,
      decided_at: test.clock.now().toISOString(),
    });
    expect(await seenBy(ravi, ashas, mine.id, his.id)).toEqual({
      profile: 404,
      post: 404,
      comments: 0,
      followers: 0,
    });
    expect((await asha.call('GET', `/api/user/farmers/${ashas}/`)).statusCode).toBe(200);
    test.clock.advance(10_000);
    expect((await test.app.inject({ url: mine.picture })).statusCode).toBe(404);
    expect((await share(asha, true)).json().sharing.allowed).toBe(true);
    expect(await seenBy(ravi, ashas, mine.id, his.id)).toEqual(before);
    expect((await test.app.inject({ url: mine.picture })).statusCode).toBe(200);
  });

  it('withdrawn, refuses posting, uploading, commenting and following; own data stay available', async () => {
    const { asha, ravis, his } = await aVillage();
    await share(asha, false);
    const calls = [
      ['POST', '/api/user/posts/'],
      ['POST', '/api/user/reels/'],
      ['POST', '/api/user/uploads/'],
      ['POST', `/api/user/posts/${his.id}/comments/`, { text: 'Hello' }],
      ['POST', `/api/user/follow/${ravis}/`],
      ['PUT', `/api/user/following/${ravis}/`],
    ] as const;
    for (const [method, url, body] of calls) {
      const { statusCode, json } = await asha.call(method, url, body);
      expect([url, statusCode, json().problems?.[0]?.code]).toEqual([url, 403, 'account_hidden']);
    }
    expect((await asha.call('GET', '/api/user/posts/')).statusCode).toBe(200);
    expect((await asha.call('GET', '/api/user/expenses/')).statusCode).toBe(200);
  });

  it('may be decided twice, and needs a boolean', async () => {
    const asha = await aFarmer(test.app);
    const first = await share(asha, false);
    test.clock.advance(60_000);
    expect((await share(asha, false)).json()).toEqual(first.json());
    expect((await share(asha, 'maybe')).json().errors).toEqual({
      allowed: ['Say whether other farmers may see you'],
    });
  });
});

describe('age', () => {
  const tell = (farmer: TestFarmer, group: unknown) =>
    farmer.call('PUT', '/api/user/privacy/age/', { group });
  const follow = async (farmer: TestFarmer, other: TestFarmer) => {
    const answer = await farmer.call('PUT', `/api/user/following/${await idOf(other)}/`);
    return [answer.statusCode, answer.json().problems?.[0]?.code];
  };
  const signUp = async (age_group: unknown) => {
    const email = `age-${String(age_group)}@ankur.test`;
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/user/register/',
      payload: {
        name: 'Tara',
        email,
        password: GOOD_PASSWORD,
        password2: GOOD_PASSWORD,
        tc: 'true',
        age_group,
      },
    });
    const { access } = answer.json().token;
    return { access, id: await idOf({ email } as TestFarmer) };
  };

  it.each([
    ['adult', 'adult', 200],
    ['minor', 'minor', 404],
    ['old', null, 200],
  ])('said at sign-up as %s counts from the first moment', async (said, group, profile) => {
    const { access, id } = await signUp(said);
    const told = await test.app.inject({
      url: '/api/user/privacy/',
      headers: { authorization: `Bearer ${access}` },
    });
    expect(told.json().age.group).toBe(group);
    const other = await aFarmer(test.app);
    expect((await other.call('GET', `/api/user/farmers/${id}/`)).statusCode).toBe(profile);
  });

  it('under 18 nothing is public, whatever the sharing decision', async () => {
    const [tara, ravi] = [await aFarmer(test.app), await aFarmer(test.app)];
    expect((await state(tara)).age).toEqual({ group: null, told_at: null });
    expect((await tell(tara, 'minor')).json().age).toEqual({
      group: 'minor',
      told_at: test.clock.now().toISOString(),
    });
    expect(await follow(tara, ravi)).toEqual([403, 'account_minor']);
    await share(tara, false);
    await share(tara, true);
    expect(await follow(tara, ravi)).toEqual([403, 'account_minor']);
    expect((await ravi.call('GET', `/api/user/farmers/${await idOf(tara)}/`)).statusCode).toBe(404);
    expect((await tell(tara, 'adult')).json().age.group).toBe('adult');
    expect((await follow(tara, ravi))[0]).toBe(200);
  });

  it('is taken from the profile if given, may be set twice, and must be one of the two values', async () => {
    const asha = await aFarmer(test.app);
    await saveProfile(test.app, asha, PROFILE_FIELDS);
    expect((await state(asha)).age).toEqual({ group: 'adult', told_at: null });
    const first = await tell(asha, 'adult');
    test.clock.advance(60_000);
    expect((await tell(asha, 'adult')).json()).toEqual(first.json());
    expect((await tell(asha, 'old')).json().errors).toEqual({
      group: ['Say whether you are 18 or older'],
    });
  });
});

it.each([
  ['GET', '/api/user/privacy/'],
  ['PUT', '/api/user/privacy/notice/'],
  ['PUT', '/api/user/privacy/age/'],
  ['PUT', '/api/user/privacy/sharing/'],
] as const)('%s %s needs a token', async (method, url) => {
  expect((await test.app.inject({ method, url })).statusCode).toBe(401);
});
