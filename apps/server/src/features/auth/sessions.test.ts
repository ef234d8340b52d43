import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let house: TestApp;
beforeAll(async () => {
  house = await buildTestApp();
});
afterAll(() => house.close());

const post = (url: string, payload: object) => house.app.inject({ method: 'POST', url, payload });
const renew = (refresh: string) => post('/api/user/token/refresh/', { refresh });
const nameWith = (access: string) =>
  house.app.inject({
    method: 'GET',
    url: '/api/user/name/',
    headers: { authorization: `Bearer ${access}` },
  });

describe('refresh', () => {
  it('exchanges a token for a new pair that opens the account', async () => {
    const farmer = await aFarmer(house.app);
    const answer = await renew(farmer.refresh);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { access, refresh } = answer.json();
    expect(refresh).not.toBe(farmer.refresh);
    expect((await nameWith(access)).statusCode).toBe(200);
    expect((await renew(refresh)).statusCode).toBe(200);
  });

  it('ends the family when any old token comes back, however old', async () => {
    const farmer = await aFarmer(house.app);
    const second = (await renew(farmer.refresh)).json().refresh;
    const third = (await renew(second)).json().refresh;
    expect((await renew(farmer.refresh)).statusCode).toBe(401);
    expect((await renew(third)).statusCode).toBe(401);
  });

  it('lets one of many simultaneous callers win', async () => {
    const farmer = await aFarmer(house.app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(farmer.refresh)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(7).fill(401)]);
  });

  it('ends no session for a token that was invented', async () => {
    const farmer = await aFarmer(house.app);
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
    const farmer = await aFarmer(house.app);
    const day = 86_400_000;
    house.clock.advance(29 * day);
    const next = (await renew(farmer.refresh)).json().refresh;
    house.clock.advance(30 * day);
    expect((await renew(next)).statusCode).toBe(401);
  });
});

describe('logout', () => {
  it('ends the session, also with an older token of it', async () => {
    const farmer = await aFarmer(house.app);
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
    const farmer = await aFarmer(house.app);
    house.clock.advance(29 * 60_000);
    expect((await nameWith(farmer.access)).statusCode).toBe(200);
    house.clock.advance(60_000);
    expect((await nameWith(farmer.access)).statusCode).toBe(401);
  });
});
