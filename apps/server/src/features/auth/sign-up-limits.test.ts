import { createHash } from 'node:crypto';
import { hasZeroBits, type ProofOfWork, writeProof } from '@ankur/contracts/auth/proof';
import { readConfig } from '@ankur/server/platform/config/config';
import { createRateLimiter } from '@ankur/server/platform/rate-limit/rate-limit';
import { GOOD_PASSWORD } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const config = readConfig({
  DATA_DIR: '/nonexistent',
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'http://ankur.test',
  SIGN_UPS_PER_ADDRESS: '3',
  SIGN_UPS_PER_HOUR: '8',
  TRUST_PROXY: 'on',
});
let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ config, limiter: createRateLimiter() });
});
afterAll(() => testApp.close());

let made = 0;
const signUp = (ip: string, over: Record<string, unknown> = {}) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/user/register/',
    headers: { 'x-forwarded-for': ip },
    payload: {
      name: 'Asha Pawar',
      email: `crowd${made++}@ankur.test`,
      password: GOOD_PASSWORD,
      password2: GOOD_PASSWORD,
      tc: 'true',
      ...over,
    },
  });
const work = ({ challenge, parts, bits }: ProofOfWork): string => {
  const nonces = Array.from({ length: parts }, (_, part) => {
    for (let number = 0; ; number++) {
      const nonce = number.toString(36);
      const hash = createHash('sha256').update(`${challenge}:${part}:${nonce}`).digest();
      if (hasZeroBits(hash, bits)) return nonce;
    }
  });
  return writeProof(challenge, nonces);
};
const asked = async (ip: string): Promise<ProofOfWork> => {
  const answer = await signUp(ip);
  expect(answer.statusCode).toBe(429);
  return answer.json().proof_of_work;
};

describe('sign-ups from one address', () => {
  const ip = '203.0.113.7';

  it('are free up to a limit, then cost a single-use proof of work', async () => {
    for (let count = 0; count < 3; count++) expect((await signUp(ip)).statusCode).toBe(201);
    const refused = await signUp(ip);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().errors).toEqual({
      non_field_errors: [
        'Many accounts are being made just now. Please try again in a little while.',
      ],
    });
    const { proof_of_work: task } = refused.json();
    expect(task).toMatchObject({ parts: 32, bits: 12 });
    const proof = work(task);
    expect((await signUp(ip, { proof })).statusCode).toBe(201);
    expect((await signUp(ip, { proof })).statusCode).toBe(429);
  });

  it('are refused with a proof of another address, a forged or an old one', async () => {
    const task = await asked(ip);
    const proof = work(task);
    const [level, ...rest] = task.challenge.split('.');
    const harder = { ...task, challenge: [Number(level) + 1, ...rest].join('.') };
    for (const other of [
      work({ ...task, challenge: 'invented' }),
      work(harder),
      writeProof(task.challenge, []),
      writeProof(task.challenge, Array(32).fill('0')),
      'x'.repeat(5000),
      7,
    ]) {
      expect((await signUp(ip, { proof: other })).statusCode).toBe(429);
    }
    testApp.clock.advance(21 * 60_000);
    expect((await signUp(ip, { proof })).statusCode).toBe(429);
  });

  it('raise the difficulty when accepted, not when refused', async () => {
    for (let count = 0; count < 10; count++) await signUp(ip);
    expect((await asked(ip)).bits).toBe(12);
    for (let count = 0; count < 2; count++)
      expect((await signUp(ip, { proof: work(await asked(ip)) })).statusCode).toBe(201);
    expect((await asked(ip)).bits).toBe(14);
  });

  it('do not affect other addresses, until the total is high', async () => {
    expect((await signUp('203.0.113.8')).statusCode).toBe(201);
    expect((await signUp('203.0.113.9')).statusCode).toBe(201);
    const task = await asked('203.0.113.10');
    expect(task.bits).toBe(12);
    expect((await signUp('203.0.113.11', { proof: work(task) })).statusCode).toBe(429);
    expect((await signUp('203.0.113.10', { proof: work(task) })).statusCode).toBe(201);
  });
});

it('are refused at sixteen times the limit', async () => {
  const limiter = createRateLimiter();
  for (let count = 0; count < 48; count++)
    await limiter.take({ name: 'sign-up-address-5', points: 48, seconds: 3600 }, '203.0.113.7');
  for (let level = 1; level <= 4; level++)
    for (let count = 0; count < 48; count++)
      await limiter.take(
        { name: `sign-up-address-${level}`, points: 3 * 2 ** (level - 1), seconds: 3600 },
        '203.0.113.7',
      );
  const crowded = await buildTestApp({ config, limiter });
  const answer = await crowded.app.inject({
    method: 'POST',
    url: '/api/user/register/',
    headers: { 'x-forwarded-for': '203.0.113.7' },
    payload: {
      name: 'Asha Pawar',
      email: 'last@ankur.test',
      password: GOOD_PASSWORD,
      password2: GOOD_PASSWORD,
      tc: 'true',
    },
  });
  expect(answer.statusCode).toBe(429);
  expect(answer.json().proof_of_work).toBeUndefined();
  await crowded.close();
});

it('lets a hundred farmers of one village sign up in an hour without proof of work', async () => {
  const { SIGN_UPS_PER_ADDRESS, SIGN_UPS_PER_HOUR } = readConfig({});
  expect([SIGN_UPS_PER_ADDRESS, SIGN_UPS_PER_HOUR]).toEqual([100, 2000]);
});
