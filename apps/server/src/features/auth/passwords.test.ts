import { noRateLimiter, type RateLimiter } from '@ankur/server/platform/rate-limit/rate-limit';
import { aFarmer, GOOD_PASSWORD } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const NEW = 'Harvest!2027';
const STRICT =
  'Password must be at least 8 characters long and contain at least one uppercase letter, one lowercase letter, one number, and one special character (!@#$%^&*).';

let testApp: TestApp;
/** Hook between the password check and the new session at sign-in, or the new password at a change. */
let meanwhile = async () => {};
beforeAll(async () => {
  const forgive: RateLimiter['forgive'] = async ({ name }) => {
    if (name === 'sign-in-pair' || name === 'password-check') await meanwhile();
  };
  testApp = await buildTestApp({ limiter: { ...noRateLimiter, forgive } });
});
afterEach(() => {
  meanwhile = async () => {};
});
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.mailbox.length = 0;
});

const post = (url: string, payload: object) => testApp.app.inject({ method: 'POST', url, payload });
const login = (email: string, password: string) => post('/api/user/login/', { email, password });
const renew = (refresh: string) => post('/api/user/token/refresh/', { refresh });
const ask = (email: string) => post('/api/user/send-reset-password-email/', { email });

async function linkFor(email: string): Promise<string> {
  await ask(email);
  const text = testApp.mailbox.at(-1)?.text ?? '';
  const path = /http:\/\/ankur\.test\/api\/user\/reset\/(\S+)/.exec(text)?.[1];
  if (!path) throw new Error(`no link in: ${text}`);
  return `/api/user/reset-password/${path}/`;
}

describe('change password', () => {
  const url = '/api/user/changepassword/';

  it('sets the new one, keeps this session and revokes the others', async () => {
    const farmer = await aFarmer(testApp.app);
    const other = (await login(farmer.email, GOOD_PASSWORD)).json().token;
    const answer = await farmer.call('POST', url, {
      current_password: GOOD_PASSWORD,
      password: NEW,
      password2: NEW,
    });
    expect(answer.statusCode).toBe(200);
    expect(typeof answer.json().msg).toBe('string');
    expect((await renew(other.refresh)).statusCode).toBe(401);
    expect((await renew(farmer.refresh)).statusCode).toBe(200);
    expect((await login(farmer.email, GOOD_PASSWORD)).statusCode).toBe(401);
    expect((await login(farmer.email, NEW)).statusCode).toBe(200);
  });

  it('refuses a wrong current password', async () => {
    const farmer = await aFarmer(testApp.app);
    const answer = await farmer.call('POST', url, {
      current_password: 'Wrong!2026',
      password: NEW,
      password2: NEW,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ current_password: ['Current password is incorrect.'] });
  });

  it('names a wrong current password together with a weak new one', async () => {
    const farmer = await aFarmer(testApp.app);
    const guess = (current_password: string) =>
      farmer.call('POST', url, { current_password, password: 'weak', password2: 'weak' });
    const answer = await guess('Wrong!2026');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      current_password: ['Current password is incorrect.'],
      password: [STRICT],
    });
    expect((await guess(GOOD_PASSWORD)).json().errors).toEqual({ password: [STRICT] });
  });

  it('asks for all three fields', async () => {
    const answer = await (await aFarmer(testApp.app)).call('POST', url, {});
    expect(answer.json().errors).toEqual({
      current_password: ['Current password is required'],
      password: ['Password is required'],
      password2: ['Confirm password is required'],
    });
  });

  it.each([
    'short!1A',
    'Harvest2027',
    'harvest!2027',
    'HARVEST!2027',
    'Harvest!!!!',
    'Harvest 2027!',
    'Harvest-2027!',
  ])('holds the strict rule against %s', async (password) => {
    const strictlyGood = password === 'short!1A';
    const answer = await (await aFarmer(testApp.app)).call('POST', url, {
      current_password: GOOD_PASSWORD,
      password,
      password2: `${password}x`,
    });
    expect(answer.json().errors).toEqual({
      ...(strictlyGood ? {} : { password: [STRICT] }),
      password2: ['Passwords do not match.'],
    });
  });

  it('needs a token', async () => {
    expect((await post(url, {})).statusCode).toBe(401);
  });
});

describe('reset password', () => {
  it('answers alike for known and unknown addresses, and mails only known ones', async () => {
    const { email } = await aFarmer(testApp.app);
    const known = await ask(email.toUpperCase());
    const unknown = await ask('nobody@ankur.test');
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
    expect(unknown.json()).toEqual(known.json());
    expect(testApp.mailbox.map((mail) => mail.to)).toEqual([email]);
  });

  it('refuses an invalid address', async () => {
    expect((await ask('nobody')).json().errors).toEqual({
      email: ['Please enter a valid email address'],
    });
    expect((await ask('')).json().errors).toEqual({ email: ['Email is required'] });
  });

  it('mails in the language of the account', async () => {
    const farmer = await aFarmer(testApp.app);
    await farmer.call('PATCH', '/api/user/preferences/', { language: 'mr' });
    await ask(farmer.email);
    expect(testApp.mailbox[0]?.subject).toBe('अंकुरसाठी नवीन पासवर्ड निवडा');
  });

  it('refuses a sign-in with the old password that runs during the change', async () => {
    const farmer = await aFarmer(testApp.app);
    const link = await linkFor(farmer.email);
    meanwhile = async () => void (await post(link, { password: NEW, password2: NEW }));
    const late = await login(farmer.email, GOOD_PASSWORD);
    expect(late.statusCode).toBe(401);
    expect(late.json().token).toBeUndefined();
    meanwhile = async () => {};
    expect((await login(farmer.email, NEW)).statusCode).toBe(200);
  });

  it('is not overwritten by a change with the old password that runs meanwhile', async () => {
    const farmer = await aFarmer(testApp.app);
    const link = await linkFor(farmer.email);
    meanwhile = async () => void (await post(link, { password: NEW, password2: NEW }));
    const late = await farmer.call('POST', '/api/user/changepassword/', {
      current_password: GOOD_PASSWORD,
      password: 'Another!1',
      password2: 'Another!1',
    });
    expect(late.statusCode).toBe(400);
    expect(late.json().errors).toEqual({ current_password: ['Current password is incorrect.'] });
    meanwhile = async () => {};
    expect((await login(farmer.email, NEW)).statusCode).toBe(200);
  });

  it('sets a new password once and revokes every session', async () => {
    const farmer = await aFarmer(testApp.app);
    const link = await linkFor(farmer.email);
    const answer = await post(link, { password: NEW, password2: NEW });
    expect(answer.statusCode).toBe(200);
    expect((await renew(farmer.refresh)).statusCode).toBe(401);
    expect((await login(farmer.email, NEW)).statusCode).toBe(200);
    const again = await post(link, { password: 'Another!1', password2: 'Another!1' });
    expect(again.statusCode).toBe(400);
    expect(again.json().errors.non_field_errors).toHaveLength(1);
  });

  it('is not consumed by a refused password', async () => {
    const { email } = await aFarmer(testApp.app);
    const link = await linkFor(email);
    const weak = await post(link, { password: 'weak', password2: 'weak' });
    expect(weak.statusCode).toBe(400);
    expect(weak.json().errors).toEqual({ password: [STRICT] });
    expect((await post(link, { password: NEW, password2: NEW })).statusCode).toBe(200);
  });

  it('ends after 30 minutes', async () => {
    const { email } = await aFarmer(testApp.app);
    const link = await linkFor(email);
    testApp.clock.advance(30 * 60_000);
    expect((await post(link, { password: NEW, password2: NEW })).statusCode).toBe(400);
  });

  it('lets one of two concurrent uses of a link succeed', async () => {
    const { email } = await aFarmer(testApp.app);
    const link = await linkFor(email);
    const both = await Promise.all(
      [NEW, 'Another!1'].map((password) => post(link, { password, password2: password })),
    );
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
  });

  it('revokes older links when a newer one is used', async () => {
    const { email } = await aFarmer(testApp.app);
    const first = await linkFor(email);
    const second = await linkFor(email);
    expect((await post(second, { password: NEW, password2: NEW })).statusCode).toBe(200);
    expect((await post(first, { password: NEW, password2: NEW })).statusCode).toBe(400);
  });

  it.each(['not-an-id/xyz', '0198f3a0-0000-7000-8000-000000000000/xyz'])(
    'refuses the forged link %s',
    async (path) => {
      const answer = await post(`/api/user/reset-password/${path}/`, {
        password: NEW,
        password2: NEW,
      });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().errors)).toEqual(['non_field_errors']);
    },
  );
});
