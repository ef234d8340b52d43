import { authEndpoints } from '@ankur/contracts/auth/endpoints';
import { check } from '@ankur/contracts/http/errors';
import { readConfig } from '@ankur/server/platform/config/config';
import { aFarmer, GOOD_PASSWORD, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const EMAIL_UNCONFIRMED =
  'Please confirm your e-mail address first: open the link in the letter that we sent you. You get a new link on the page "Change Password".';

const STATE = '/api/user/email-confirmation/';
const settings = { DATA_DIR: '/nonexistent', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://ankur.test' };
let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({
    config: readConfig({ ...settings, SMTP_URL: 'smtp://mail.test' }),
  });
});
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.mailbox.length = 0;
});

const form = (over: Record<string, unknown> = {}) => ({
  name: 'Asha Pawar',
  email: 'asha@ankur.test',
  password: GOOD_PASSWORD,
  password2: GOOD_PASSWORD,
  tc: 'true',
  ...over,
});
const post = (url: string, payload: object = {}) =>
  testApp.app.inject({ method: 'POST', url, payload });
const mailTo = async (email: string) => {
  await expect.poll(() => testApp.mailbox.some(({ to }) => to === email)).toBe(true);
  return testApp.mailbox.findLast(({ to }) => to === email) as TestApp['mailbox'][number];
};
const confirmPath = (text: string) =>
  `/api/user/confirm-email/${/http:\/\/ankur\.test\/confirm-email\/(\S+)/.exec(text)?.[1]}/`;

const reaching = (farmer: TestFarmer) =>
  Promise.all([
    farmer.call('POST', '/api/user/posts/', {}),
    farmer.call('POST', '/api/user/reels/', {}),
    farmer.call('POST', '/api/user/posts/addreel/', {}),
    farmer.call('POST', '/api/user/uploads/', {}),
    farmer.call('POST', '/api/user/expert-requests/', {}),
    farmer.call('POST', `/api/user/posts/${testApp.inputs.ids.next()}/comments/`, { text: 'Rain' }),
  ]);

describe('with a mail server, an address', () => {
  it('must be confirmed by the mailed link before posting to others', async () => {
    const farmer = await aFarmer(testApp.app);
    const letter = await mailTo(farmer.email);
    expect(letter.subject).toBe('Confirm your e-mail address for Ankur');
    for (const answer of await reaching(farmer)) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().errors).toEqual({ non_field_errors: [EMAIL_UNCONFIRMED] });
    }
    const before = await farmer.call('GET', STATE);
    expect(check(authEndpoints.emailConfirmation.answer, before.json()).ok).toBe(true);
    expect(before.json()).toEqual({ email: farmer.email, required: true, confirmed: false });

    expect((await post(confirmPath(letter.text))).statusCode).toBe(200);
    expect((await post(confirmPath(letter.text))).statusCode).toBe(200);
    expect((await farmer.call('GET', STATE)).json()).toMatchObject({ confirmed: true });
    for (const answer of await reaching(farmer)) expect(answer.statusCode).not.toBe(403);
  });

  it('needs no confirmation for reading and for one’s own books', async () => {
    const farmer = await aFarmer(testApp.app);
    const expense = { category: 'seeds', amount: 50, description: 'Seed', date: '2026-11-20' };
    expect((await farmer.call('POST', '/api/user/expenses/', expense)).statusCode).toBe(201);
    for (const path of ['posts', 'reels', 'expert-requests', 'expenses', 'profile'])
      expect((await farmer.call('GET', `/api/user/${path}/`)).statusCode).toBe(200);
  });

  it('is not confirmed by a forged, foreign or expired link', async () => {
    const [one, other] = [await aFarmer(testApp.app), await aFarmer(testApp.app)];
    const path = confirmPath((await mailTo(one.email)).text);
    const [, , , , id, token = ''] = path.split('/');
    const otherId = confirmPath((await mailTo(other.email)).text).split('/')[4];
    const far = (4e9).toString(36);
    for (const wrong of [
      `/api/user/confirm-email/${otherId}/${token}/`,
      `/api/user/confirm-email/${id}/${token.replace(/^[^-]*/, far)}/`,
      `/api/user/confirm-email/${id}/nonsense/`,
      `/api/user/confirm-email/nobody/${token}/`,
    ]) {
      expect((await post(wrong)).statusCode).toBe(400);
    }
    testApp.clock.advance(3 * 86_400_000 + 1000);
    expect((await post(path)).statusCode).toBe(400);
    expect((await one.call('GET', STATE)).statusCode).toBe(401);
  });

  it('is sent the link again, in the language of the account', async () => {
    const answer = await post(
      '/api/user/register/',
      form({ email: 'marathi@ankur.test', language: 'mr' }),
    );
    await mailTo('marathi@ankur.test');
    testApp.mailbox.length = 0;
    const again = await testApp.app.inject({
      method: 'POST',
      url: STATE,
      headers: { authorization: `Bearer ${answer.json().token.access}` },
    });
    expect(again.statusCode).toBe(200);
    const { subject, text } = await mailTo('marathi@ankur.test');
    expect(subject).toBe('अंकुरसाठी तुमच्या ई-मेल पत्त्याची खात्री करा');
    expect((await post(confirmPath(text))).statusCode).toBe(200);
  });

  it('is also confirmed by a password reset', async () => {
    const farmer = await aFarmer(testApp.app);
    await post('/api/user/send-reset-password-email/', { email: farmer.email });
    await expect
      .poll(() => testApp.mailbox.some(({ text }) => text.includes('/api/user/reset/')))
      .toBe(true);
    const { text } = testApp.mailbox.findLast(({ text }) => text.includes('/api/user/reset/')) ?? {
      text: '',
    };
    const link = /\/api\/user\/reset\/(\S+)/.exec(text)?.[1];
    const password = 'Harvest!2027';
    await post(`/api/user/reset-password/${link}/`, { password, password2: password });
    const login = await post('/api/user/login/', { email: farmer.email, password });
    const state = await testApp.app.inject({
      url: STATE,
      headers: { authorization: `Bearer ${login.json().token.access}` },
    });
    expect(state.json()).toMatchObject({ confirmed: true });
  });
});

describe('a sign-up with a mail server', () => {
  const shape = (body: object): unknown =>
    Object.fromEntries(
      Object.entries(body).map(([key, value]) => [
        key,
        typeof value === 'object' && value ? shape(value) : typeof value,
      ]),
    );
  const claims = (token: string) => Object.keys(JSON.parse(atob(token.split('.')[1] ?? '')));

  it('gets the same answer for a known and a new address; only the owner is told, by mail', async () => {
    const farmer = await aFarmer(testApp.app, { email: 'known@ankur.test' });
    await mailTo(farmer.email);
    testApp.mailbox.length = 0;
    const known = await post(
      '/api/user/register/',
      form({
        email: 'KNOWN@ankur.test',
        name: 'Somebody',
        password: 'Other!2026',
        password2: 'Other!2026',
      }),
    );
    const fresh = await post('/api/user/register/', form({ email: 'fresh@ankur.test' }));
    expect([known.statusCode, fresh.statusCode]).toEqual([201, 201]);
    expect(shape(known.json())).toEqual(shape(fresh.json()));
    expect(known.json().msg).toBe(fresh.json().msg);
    const { token } = known.json();
    expect(claims(token.access)).toEqual(claims(fresh.json().token.access));
    expect(token.refresh.length).toBe(fresh.json().token.refresh.length);
    const letter = await mailTo('known@ankur.test');
    expect(letter.subject).toBe('You already have an Ankur account');
    expect(letter.text).toContain('Namaste Asha Pawar');

    const opened = await testApp.app.inject({
      url: '/api/user/name/',
      headers: { authorization: `Bearer ${token.access}` },
    });
    expect(opened.statusCode).toBe(401);
    expect((await post('/api/user/token/refresh/', { refresh: token.refresh })).statusCode).toBe(
      401,
    );
    const login = (password: string) =>
      post('/api/user/login/', { email: 'known@ankur.test', password });
    expect((await login('Other!2026')).statusCode).toBe(401);
    expect((await login(GOOD_PASSWORD)).statusCode).toBe(200);
    expect((await farmer.call('GET', '/api/user/name/')).json()).toEqual({ name: 'Asha Pawar' });
  });

  it('does not reveal a taken address in a refused form either', async () => {
    await aFarmer(testApp.app, { email: 'refused@ankur.test' });
    const refused = await post(
      '/api/user/register/',
      form({ email: 'refused@ankur.test', tc: 'false' }),
    );
    expect(Object.keys(refused.json().errors)).toEqual(['tc']);
  });

  it('takes the same time for known and new addresses', async () => {
    await aFarmer(testApp.app, { email: 'timed@ankur.test' });
    const took = async (email: string) => {
      const start = performance.now();
      await post('/api/user/register/', form({ email }));
      return performance.now() - start;
    };
    expect(await took('timed@ankur.test')).toBeGreaterThanOrEqual(299);
    expect(await took('timed-too@ankur.test')).toBeGreaterThanOrEqual(299);
  });
});

it('without a mail server sign-up is unchanged', async () => {
  const plain = await buildTestApp({ config: readConfig(settings) });
  const farmer = await aFarmer(plain.app);
  expect((await farmer.call('POST', '/api/user/posts/', {})).statusCode).not.toBe(403);
  expect((await farmer.call('GET', STATE)).json()).toMatchObject({ required: false });
  expect(plain.mailbox).toEqual([]);
  const again = await plain.app.inject({
    method: 'POST',
    url: '/api/user/register/',
    payload: form({ email: farmer.email }),
  });
  expect(again.statusCode).toBe(400);
  await plain.close();
});
