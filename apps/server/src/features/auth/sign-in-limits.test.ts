import { aFarmer, GOOD_PASSWORD } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressKey } from '../../platform/http/client-address.ts';
import { createRateLimiter } from '../../platform/rate-limit/rate-limit.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ limiter: createRateLimiter() });
});
afterAll(() => testApp.close());

const login = (email: string, password: string, ip = '10.0.0.1') =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/user/login/',
    payload: { email, password },
    remoteAddress: ip,
  });

async function failTimes(times: number, email: string, ip: (n: number) => string) {
  const statuses = new Set<number>();
  for (let n = 0; n < times; n += 1) {
    statuses.add((await login(email, 'Wrong!2026', ip(n))).statusCode);
  }
  return [...statuses];
}

describe('failed sign-ins', () => {
  it('are limited to ten for one account, even with the right password, without effect on others', async () => {
    const victim = await aFarmer(testApp.app);
    const neighbour = await aFarmer(testApp.app);
    expect(await failTimes(10, victim.email, () => '10.0.0.1')).toEqual([401]);
    const eleventh = await login(victim.email.toUpperCase(), GOOD_PASSWORD);
    expect(eleventh.statusCode).toBe(429);
    const waitS = Number(eleventh.headers['retry-after']);
    expect(waitS).toBeGreaterThan(0);
    expect(waitS).toBeLessThanOrEqual(900);
    expect((await login(neighbour.email, GOOD_PASSWORD)).statusCode).toBe(200);
    expect((await login(victim.email, GOOD_PASSWORD, '10.0.0.2')).statusCode).toBe(200);
  });

  it('are limited alike for an unknown address', async () => {
    expect(await failTimes(10, 'nobody@ankur.test', () => '10.1.0.1')).toEqual([401]);
    expect((await login('nobody@ankur.test', 'Wrong!2026', '10.1.0.1')).statusCode).toBe(429);
  });

  it('are forgotten after a success', async () => {
    const { email } = await aFarmer(testApp.app);
    expect(await failTimes(9, email, () => '10.2.0.1')).toEqual([401]);
    expect((await login(email, GOOD_PASSWORD, '10.2.0.1')).statusCode).toBe(200);
    expect(await failTimes(10, email, () => '10.2.0.1')).toEqual([401]);
  });

  it('from many machines lock the account for unknown devices, not for known ones', async () => {
    const { email } = await aFarmer(testApp.app);
    expect((await login(email, GOOD_PASSWORD, '10.3.9.9')).statusCode).toBe(200);
    expect(await failTimes(100, email, (n) => `10.3.0.${n}`)).toEqual([401]);
    expect((await login(email, GOOD_PASSWORD, '10.3.1.1')).statusCode).toBe(429);
    expect((await login(email, GOOD_PASSWORD, '10.3.9.9')).statusCode).toBe(200);
  });
});

describe('address key', () => {
  it('is the household: an IPv4 address or an IPv6 /64', () => {
    expect(addressKey('10.1.2.3')).toBe('10.1.2.3');
    expect(addressKey('::ffff:10.1.2.3')).toBe('10.1.2.3');
    expect(addressKey('2001:db8:1:2:3::4')).toBe(addressKey('2001:db8:1:2:ffff::1'));
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  });
});
