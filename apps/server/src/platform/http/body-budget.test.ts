import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorAnswer } from '@ankur/contracts/http/errors';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';

let test: TestApp;
let url: string;
let lines: Socket[];
beforeEach(async () => {
  test = await buildTestApp({
    config: readConfig({ DATA_DIR: '/nonexistent', LOG_LEVEL: 'silent', BODY_BUDGET_MB: '2' }),
    httpLimits: { formBytesMax: 3_000_000, drainMs: 50 },
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  lines = [];
});
afterEach(async () => {
  for (const line of lines) line.destroy();
  await test.close();
});

/** Announces a body of `bytes` and sends none of it. */
async function announce(bytes: number, type = 'application/json'): Promise<void> {
  const line = connect(Number(new URL(url).port), '127.0.0.1');
  line.on('error', () => {});
  line.write(
    `POST /api/user/login/ HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  lines.push(line);
  await sleep(50);
}
const signIn = () =>
  fetch(`${url}/api/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@ankur.test', password: 'x' }),
  });

describe('bodies in transit from one address', () => {
  it('are refused beyond its budget and accepted again when there is room', async () => {
    await announce(1_048_576);
    expect((await signIn()).status).toBe(401);
    await announce(1_048_570);
    const refused = await signIn();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect(Object.keys(((await refused.json()) as ErrorAnswer).errors)).toEqual([
      'non_field_errors',
    ]);
    lines.pop()?.destroy();
    await sleep(50);
    expect((await signIn()).status).toBe(401);
  });

  it('count as the longest allowed without a content length', async () => {
    const chunked = () => {
      const line = connect(Number(new URL(url).port), '127.0.0.1');
      line.on('error', () => {});
      line.write(
        'POST /api/user/login/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
      );
      lines.push(line);
    };
    chunked();
    chunked();
    await sleep(50);
    expect((await signIn()).status).toBe(429);
  });

  it('have a separate budget for multipart forms', async () => {
    for (let n = 0; n < 5; n += 1) await announce(2_900_000, 'multipart/form-data; boundary=x');
    expect((await signIn()).status).toBe(401);
  });
});

it('a form longer than every limit is refused before it is read', async () => {
  const answer = await fetch(`${url}/api/greenscan/analyze/`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: new Uint8Array(3_000_001),
  });
  expect(answer.status).toBe(413);
  expect(Object.keys(((await answer.json()) as ErrorAnswer).errors)).toEqual(['non_field_errors']);
});
