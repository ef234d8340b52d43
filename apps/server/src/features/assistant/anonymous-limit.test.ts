import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors/app-error.ts';
import { createRateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { needAnonymousTurn } from './anonymous-limit.ts';

const HERE = '198.51.100.7';
const limiter = createRateLimiter();
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ limiter });
});
afterAll(() => test.close());

/** How many turns there are at an address before one is refused. */
async function turnsAt(address: string): Promise<number> {
  for (let turns = 0; ; turns += 1) {
    try {
      await needAnonymousTurn(limiter, address, 'नमस्ते');
    } catch (error) {
      if (error instanceof AppError) return turns;
      throw error;
    }
  }
}
const ask = (message: string, remoteAddress: string, headers = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/chatbot/chat/',
    remoteAddress,
    headers,
    payload: { message, session_id: null },
  });

describe('whoever asks without being signed in', () => {
  it('has sixty turns a minute at an address and three hundred more now and then', async () => {
    expect(await turnsAt(HERE)).toBe(360);
    expect(await turnsAt('198.51.100.8')).toBe(360);
  });

  it('is refused behind them in the own language, with the time to wait', async () => {
    const late = await ask('नमस्ते', HERE);
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(late.json().details).toContain('लॉग इन');
    expect((await ask('नमस्ते', '198.51.100.9')).statusCode).toBe(200);
  });

  it('is answered in an emergency all the same', async () => {
    const helped = await ask('my father drank pesticide', HERE);
    expect(helped.statusCode).toBe(200);
    expect(helped.json().emergency).toMatchObject({ level: 'sure' });
  });
});

it('a farmer who is signed in there goes on', async () => {
  const { access } = await aFarmer(test.app);
  const own = await ask('Hello', HERE, { authorization: `Bearer ${access}` });
  expect(own.statusCode).toBe(200);
});
