import { aFarmer, GOOD_PASSWORD } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const COMMON = [
  'Many people use this password, so it is easily guessed. Please choose another one.',
];
let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const signUp = (password: string, over: object = {}) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/user/register/',
    payload: {
      name: 'Asha Pawar',
      email: 'common@ankur.test',
      password,
      password2: password,
      tc: 'true',
      ...over,
    },
  });

describe('a common password', () => {
  it.each(['P@ssw0rd', 'Password@123', 'PASSWORD1!', 'India@123'])(
    '%s is refused',
    async (word) => {
      const answer = await signUp(word);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual({ password: COMMON });
    },
  );

  it('is reported together with the other failures', async () => {
    await aFarmer(testApp.app, { email: 'somebody@ankur.test' });
    const taken = { email: 'somebody@ankur.test' };
    expect((await signUp('P@ssw0rd', taken)).json().errors).toEqual({
      email: ['An account with this email already exists.'],
      password: COMMON,
    });
    expect((await signUp('P@ssw0rd', { tc: 'false' })).json().errors).toEqual({
      password: COMMON,
      tc: ['Please accept the Terms and Conditions'],
    });
  });

  it('is refused for a changed password too', async () => {
    const farmer = await aFarmer(testApp.app);
    const change = { current_password: GOOD_PASSWORD, password: 'P@ssw0rd', password2: 'P@ssw0rd' };
    const answer = await farmer.call('POST', '/api/user/changepassword/', change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ password: COMMON });
  });

  it('is none of some plausible own passwords', () => {
    const own = [GOOD_PASSWORD, 'Harvest!2027', 'अंकुर!Abc', 'Monsoon#Asoda', 'Bail*Gadi7'];
    expect(own.filter(isCommonPassword)).toEqual([]);
  });
});
