import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HTTP_LIMITS } from './http-limits.ts';

/** A hundredth of the real time-outs, at the real rate. */
const LIMITS = {
  headersMs: 200,
  checkMs: 50,
  bodyWindowMs: 300,
  bodyBytesPerS: HTTP_LIMITS.bodyBytesPerS,
  bodyWholeMs: 4_000,
  drainMs: 100,
};

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ httpLimits: LIMITS });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

function open(): { line: Socket; answer: Promise<string> } {
  const line = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  line.on('data', (chunk) => {
    text += chunk.toString();
  });
  line.on('error', () => {});
  return { line, answer: new Promise((resolve) => line.once('close', () => resolve(text))) };
}

const head = (bytes: number, path: string, type: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: ankur.test',
    'Connection: close',
    `Content-Type: ${type}`,
    `Content-Length: ${bytes}`,
    '',
    '',
  ].join('\r\n');

/** Sends `piece` every `ms` until the connection is closed or `times` were sent. */
async function drip(line: Socket, piece: string, ms: number, times = 1000): Promise<number> {
  let sent = 0;
  for (; sent < times && !line.destroyed && !line.readableEnded; sent += 1) {
    line.write(piece);
    await sleep(ms);
  }
  return sent;
}

describe('a request that is too slow', () => {
  it('is closed while its head is incomplete', async () => {
    const { line, answer } = open();
    line.write('GET /api/health/ HTTP/1.1\r\nHost: ankur.test\r\n');
    void drip(line, 'x-a: b\r\n', 40);
    expect(await answer).toContain('HTTP/1.1 408 ');
    expect(await answer).toContain('"errors":{"non_field_errors":["The request took too long');
    expect(await answer).toContain('"code":"request_too_slow","params":{}');
  });

  it('is closed when nothing is sent', async () => {
    expect(await open().answer).toContain('HTTP/1.1 408 ');
  });

  it.each([
    ['JSON', '/api/user/login/', 'application/json'],
    ['a form with files', '/api/greenscan/analyze/', 'multipart/form-data; boundary=x'],
    ['a piece of an upload', '/api/user/uploads/x/', 'application/offset+octet-stream'],
    ['what nobody reads', '/api/nothing/', 'text/plain'],
  ])('is cut while its body drips: %s', async (_what, path, type) => {
    const { line, answer } = open();
    line.write(head(5_000, path, type));
    void drip(line, 'x', 40);
    // Where it was refused earlier (an unknown path), the connection is closed all the same.
    expect(await answer).toMatch(/^HTTP\/1\.1 (408|401|404|415) /);
  });

  it('answers 408 in the shape of every error', async () => {
    const { line, answer } = open();
    line.write(head(5_000, '/api/user/login/', 'application/json'));
    const [, body = ''] = (await answer).split('\r\n\r\n');
    const { errors, problems } = JSON.parse(body);
    expect(problems).toEqual([{ field: 'non_field_errors', code: 'request_too_slow', params: {} }]);
    expect(errors).toEqual({
      non_field_errors: ['The request took too long to arrive.'],
    });
  });

  it('is closed after the longest time, however fast it is', async () => {
    const { line, answer } = open();
    line.write(head(1_000_000, '/api/user/login/', 'application/json'));
    void drip(line, 'x'.repeat(200), 40);
    expect(await answer).toContain('HTTP/1.1 408 ');
  }, 10_000);

  it('is read to its end at 4 kB a second, with a pause', async () => {
    const { line, answer } = open();
    const body = JSON.stringify({ email: 'a@ankur.test', password: 'x'.repeat(3_900) });
    line.write(head(body.length, '/api/user/login/', 'application/json'));
    for (let at = 0; at < body.length; at += 400) {
      line.write(body.slice(at, at + 400));
      await sleep(at === 2_000 ? 200 : 100);
    }
    expect(await answer).toContain('HTTP/1.1 401 ');
  });
});

it('the real limits accept an upload chunk at 4 kB a second', () => {
  const piece = 512 * 1024;
  expect(HTTP_LIMITS.bodyBytesPerS).toBeLessThanOrEqual(2_000);
  expect((piece / 4_000) * 1000).toBeLessThan(HTTP_LIMITS.bodyWholeMs);
});

it('shutdown waits for neither incomplete bodies nor incomplete heads', async () => {
  const other = await buildTestApp({ httpLimits: { drainMs: 100 } });
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  const port = (other.app.server.address() as AddressInfo).port;
  const lines = ['', 'GET / HT', head(5_000, '/api/user/login/', 'application/json')].map(
    (text) => {
      const line = connect(port, '127.0.0.1');
      line.on('error', () => {});
      line.write(text);
      return line;
    },
  );
  await sleep(50);
  const began = performance.now();
  await other.close();
  expect(performance.now() - began).toBeLessThan(3_000);
  for (const line of lines) line.destroy();
});
