import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const post = (url: string, payload: object, headers = {}) =>
  testApp.app.inject({ method: 'POST', url, payload, headers });
const renew = (refresh: string, key?: string) =>
  post(
    '/api/user/token/refresh/',
    { refresh },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const nameWith = (access: string) =>
  testApp.app.inject({
    method: 'GET',
    url: '/api/user/name/',
    headers: { authorization: `Bearer ${access}` },
  });

describe('refresh', () => {
  it('exchanges a token for a valid new pair', async () => {
    const farmer = await aFarmer(testApp.app);
    const answer = await renew(farmer.refresh);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { access, refresh } = answer.json();
    expect(refresh).not.toBe(farmer.refresh);
    expect((await nameWith(access)).statusCode).toBe(200);
    expect((await renew(refresh)).statusCode).toBe(200);
  });

  it('revokes the family when any old token is reused', async () => {
    const farmer = await aFarmer(testApp.app);
    const second = (await renew(farmer.refresh)).json().refresh;
    const third = (await renew(second)).json().refresh;
    expect((await renew(farmer.refresh)).statusCode).toBe(401);
    expect((await renew(third)).statusCode).toBe(401);
  });

  it('lets one of many concurrent callers succeed', async () => {
    const farmer = await aFarmer(testApp.app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(farmer.refresh)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(7).fill(401)]);
  });

  describe('whose answer was lost', () => {
    const KEY = 'a'.repeat(32);
    const day = 86_400_000;

    it('returns the same token again, also hours later', async () => {
      const farmer = await aFarmer(testApp.app);
      const lost = await renew(farmer.refresh, KEY);
      testApp.clock.advance(day);
      const again = await renew(farmer.refresh, KEY);
      expect([lost.statusCode, again.statusCode]).toEqual([200, 200]);
      expect(again.json().refresh).toBe(lost.json().refresh);
      expect((await nameWith(again.json().access)).statusCode).toBe(200);
      expect((await renew(again.json().refresh)).statusCode).toBe(200);
    });

    it('is reuse once the new token was used: revokes the family', async () => {
      const farmer = await aFarmer(testApp.app);
      const second = (await renew(farmer.refresh, KEY)).json().refresh;
      const third = (await renew(second, KEY)).json().refresh;
      expect(third).not.toBe(second);
      expect((await renew(farmer.refresh, KEY)).statusCode).toBe(401);
      expect((await renew(third)).statusCode).toBe(401);
    });

    it.each([
      ['without the key', KEY, undefined],
      ['with another key', KEY, 'b'.repeat(32)],
      ['with a key that could be guessed', '1', '1'],
    ])('is reuse %s: the family ends', async (_, first, second) => {
      const farmer = await aFarmer(testApp.app);
      const next = (await renew(farmer.refresh, first)).json().refresh;
      expect((await renew(farmer.refresh, second)).statusCode).toBe(401);
      expect((await renew(next)).statusCode).toBe(401);
    });

    it('is refused when the session was revoked or has expired', async () => {
      const [left, late] = [await aFarmer(testApp.app), await aFarmer(testApp.app)];
      await renew(left.refresh, KEY);
      await post('/api/user/logout/', { refresh: left.refresh });
      expect((await renew(left.refresh, KEY)).statusCode).toBe(401);
      await renew(late.refresh, KEY);
      testApp.clock.advance(30 * day);
      expect((await renew(late.refresh, KEY)).statusCode).toBe(401);
    });

    it('returns one token to many concurrent retries', async () => {
      const farmer = await aFarmer(testApp.app);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => renew(farmer.refresh, KEY)),
      );
      const tokens = answers.map((answer) => answer.json().refresh);
      expect(new Set(tokens).size).toBe(1);
    });
  });

  it('revokes no session for a forged token', async () => {
    const farmer = await aFarmer(testApp.app);
    const [id] = farmer.refresh.split('.');
    expect((await renew(`${id}.aaaa.bbbb`)).statusCode).toBe(401);
    expect((await renew('nonsense')).statusCode).toBe(401);
    expect((await renew(farmer.refresh)).statusCode).toBe(200);
  });

  it('asks for the token', async () => {
    const answer = await post('/api/user/token/refresh/', {});
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ refresh: ['Refresh token is required'] });
  });

  it('lasts 30 days from its last use', async () => {
    const farmer = await aFarmer(testApp.app);
    const day = 86_400_000;
    testApp.clock.advance(29 * day);
    const next = (await renew(farmer.refresh)).json().refresh;
    testApp.clock.advance(30 * day);
    expect((await renew(next)).statusCode).toBe(401);
  });
});

describe('logout', () => {
  it('revokes the session, also by an older token', async () => {
    const farmer = await aFarmer(testApp.app);
    const next = (await renew(farmer.refresh)).json().refresh;
    const answer = await post('/api/user/logout/', { refresh: farmer.refresh });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await renew(next)).statusCode).toBe(401);
  });

  it('answers alike for a token it does not know', async () => {
    expect((await post('/api/user/logout/', { refresh: 'x' })).statusCode).toBe(204);
  });
});

describe('access token', () => {
  it('is good for 30 minutes', async () => {
    const farmer = await aFarmer(testApp.app);
    testApp.clock.advance(29 * 60_000);
    expect((await nameWith(farmer.access)).statusCode).toBe(200);
    testApp.clock.advance(60_000);
    expect((await nameWith(farmer.access)).statusCode).toBe(401);
  });
});
