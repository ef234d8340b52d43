import { authEndpoints } from '@ankur/contracts/auth/endpoints';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, GOOD_PASSWORD } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const post = (url: string, payload: unknown) =>
  testApp.app.inject({ method: 'POST', url, payload: payload as object });
const form = (over: Record<string, unknown> = {}) => ({
  name: 'Asha Pawar',
  email: 'asha@ankur.test',
  password: GOOD_PASSWORD,
  password2: GOOD_PASSWORD,
  tc: 'true',
  ...over,
});

describe('register', () => {
  it('answers with a valid pair of tokens', async () => {
    const answer = await post('/api/user/register/', form({ email: 'one@ankur.test' }));
    expect(answer.statusCode).toBe(201);
    expect(check(authEndpoints.register.answer, answer.json()).ok).toBe(true);
    const name = await testApp.app.inject({
      method: 'GET',
      url: '/api/user/user/name/',
      headers: { authorization: `Bearer ${answer.json().token.access}` },
    });
    expect(name.json()).toEqual({ name: 'Asha Pawar' });
  });

  it('lists every failing field at once, and every broken password rule', async () => {
    const answer = await post('/api/user/register/', {
      name: 'R2D2',
      email: 'nobody@nowhere',
      password: 'a-5',
      password2: 'a-6',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      name: ['Please enter a valid name (letters and spaces only)'],
      email: ['Please enter a valid email address'],
      password: [
        'Password must be at least 8 characters long.',
        'Password must contain at least one uppercase letter.',
        'Password must not contain negative numbers.',
      ],
      password2: ['Password and Confirm Password do not match'],
      tc: ['Please accept the Terms and Conditions'],
    });
  });

  it('accepts long passwords, and signs in with them', async () => {
    const long = { email: 'long@ankur.test', password: `Sprout!${'ā'.repeat(100_000)}` };
    const made = await post('/api/user/register/', form({ ...long, password2: long.password }));
    expect(made.statusCode).toBe(201);
    expect((await post('/api/user/login/', long)).statusCode).toBe(200);
    const other = { ...long, password: `${long.password}ā` };
    expect((await post('/api/user/login/', other)).statusCode).toBe(401);
  });

  it('asks for a special character', async () => {
    const answer = await post(
      '/api/user/register/',
      form({ password: 'Sprout2026', password2: 'Sprout2026' }),
    );
    expect(answer.json().errors).toEqual({
      password: ['Password must contain at least one special character.'],
    });
  });

  it.each(['सीता देशमुख', 'రామా రావు', 'José Álvarez'])('takes the name %s', async (name) => {
    const email = `name${[...name].length}${name.codePointAt(0)}@ankur.test`;
    expect((await post('/api/user/register/', form({ name, email }))).statusCode).toBe(201);
  });

  it.each([[false], ['false'], [''], [null], [undefined]])('refuses terms %s', async (tc) => {
    const answer = await post('/api/user/register/', form({ tc, email: 'tc@ankur.test' }));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual(['tc']);
  });

  it('accepts an address once, ignoring case', async () => {
    await aFarmer(testApp.app, { email: 'Once@ankur.test' });
    const answer = await post('/api/user/register/', form({ email: 'oNCE@ANKUR.test' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.email).toEqual(['An account with this email already exists.']);
  });

  it('reports a taken address together with the other failures', async () => {
    await aFarmer(testApp.app, { email: 'both@ankur.test' });
    const wrong = { email: ' BOTH@ankur.test', tc: 'false' };
    expect((await post('/api/user/register/', form(wrong))).json().errors).toEqual({
      email: ['An account with this email already exists.'],
      tc: ['Please accept the Terms and Conditions'],
    });
    const free = form({ ...wrong, email: 'neither@ankur.test' });
    expect(Object.keys((await post('/api/user/register/', free)).json().errors)).toEqual(['tc']);
  });

  it('creates one account for two simultaneous sign-ups', async () => {
    const both = await Promise.all(
      [1, 2].map(() => post('/api/user/register/', form({ email: 'race@ankur.test' }))),
    );
    expect(both.map((a) => a.statusCode).sort()).toEqual([201, 400]);
  });
});

describe('login', () => {
  it('ignores the case of the address', async () => {
    await aFarmer(testApp.app, { email: 'mixed@ankur.test' });
    const answer = await post('/api/user/login/', {
      email: ' MIXED@ankur.test ',
      password: GOOD_PASSWORD,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(check(authEndpoints.login.answer, answer.json()).ok).toBe(true);
  });

  it('refuses a wrong address and a wrong password alike', async () => {
    const { email } = await aFarmer(testApp.app);
    const wrongPassword = await post('/api/user/login/', { email, password: 'Wrong!2026' });
    const wrongEmail = await post('/api/user/login/', {
      email: 'stranger@ankur.test',
      password: GOOD_PASSWORD,
    });
    expect(wrongPassword.statusCode).toBe(401);
    expect(wrongPassword.json()).toEqual({
      errors: { non_field_errors: ['Invalid email or password.'] },
      problems: [{ field: 'non_field_errors', code: 'credentials_wrong', params: {} }],
    });
    expect(wrongEmail.statusCode).toBe(401);
    expect(wrongEmail.json()).toEqual(wrongPassword.json());
  });

  it('asks for both fields', async () => {
    const answer = await post('/api/user/login/', { email: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      email: ['Email is required'],
      password: ['Password is required'],
    });
  });
});
