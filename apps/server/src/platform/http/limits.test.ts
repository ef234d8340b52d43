import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createRateLimiter } from '../rate-limit/rate-limit.ts';

let test: TestApp;
let asha: TestFarmer;
beforeAll(async () => {
  test = await buildTestApp({ limiter: createRateLimiter() });
  asha = await aFarmer(test.app);
});
afterAll(() => test.close());

const GOOD = { field_of_expertise: 'irrigation', language: 'hindi', query: 'When to water?' };
const ask = (body: object) => asha.call('POST', '/api/user/expert-requests/', body);

async function statuses(times: number, send: () => Promise<{ statusCode: number }>) {
  const seen: number[] = [];
  for (let n = 0; n < times; n += 1) seen.push((await send()).statusCode);
  return seen;
}
const times = (n: number, status: number) => Array<number>(n).fill(status);

describe('the rate limit of an account', () => {
  it('counts accepted forms, not refused ones', async () => {
    expect(await statuses(40, () => ask({ ...GOOD, query: ' ' }))).toEqual(times(40, 400));
    expect(await statuses(30, () => ask(GOOD))).toEqual(times(30, 201));
    const late = await ask(GOOD);
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('limits refused forms, too', async () => {
    const ravi = await aFarmer(test.app);
    const seen = await statuses(151, () => ravi.call('POST', '/api/user/expert-requests/', {}));
    expect(seen).toEqual([...times(150, 400), 429]);
  });
});

describe('a caller who is not signed in', () => {
  it('gets 401, however many calls came from the same address', async () => {
    const send = () => test.app.inject({ method: 'POST', url: '/api/user/expert-requests/' });
    expect(await statuses(200, send)).toEqual(times(200, 401));
  });

  it('may ask the assistant although others at the same address did', async () => {
    const payload = { message: 'Hello', session_id: null };
    const send = () => test.app.inject({ method: 'POST', url: '/api/chatbot/chat/', payload });
    expect(await statuses(40, send)).toEqual(times(40, 200));
  });
});

describe('a caller with many addresses', () => {
  /** Missing photographs: each request counts for its address and costs nothing. */
  const photograph = (to: TestApp, remoteAddress: string, forwarded?: string) =>
    to.app.inject({
      method: 'POST',
      url: '/api/greenscan/analyze/',
      remoteAddress,
      ...(forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } }),
    });

  it('within one IPv6 /64 counts once', async () => {
    let n = 0;
    const next = () => photograph(test, `2001:db8:1:2::${(n++).toString(16)}`);
    expect(await statuses(241, next)).toEqual([...times(240, 400), 429]);
    expect((await photograph(test, '2001:db8:1:3::1')).statusCode).toBe(400);
  });

  it('forged in X-Forwarded-For before the proxy’s counts once', async () => {
    const config = readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: 'on' });
    const testApp = await buildTestApp({ config, limiter: createRateLimiter() });
    let n = 0;
    const next = () => photograph(testApp, '10.0.0.1', `198.51.100.${n++}, 203.0.113.9`);
    expect(await statuses(241, next)).toEqual([...times(240, 400), 429]);
    expect((await photograph(testApp, '10.0.0.1', '203.0.113.10')).statusCode).toBe(400);
    await testApp.close();
  });
});
