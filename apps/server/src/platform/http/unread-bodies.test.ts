import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

/** Status of a request on the one connection of an agent. */
function send(agent: Agent, method: string, path: string, type?: string, body?: Buffer) {
  const { port } = test.app.server.address() as AddressInfo;
  const headers = body && type ? { 'content-type': type, 'content-length': body.length } : {};
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

it.each([
  ['a form without a boundary', '/api/greenscan/analyze/', 'multipart/form-data', 400],
  ['a form that is none', '/api/greenscan/analyze/', 'multipart/form-data; boundary=x', 400],
  ['a form without a token', '/api/user/posts/', 'multipart/form-data; boundary=x', 401],
])('answers what comes after %s on its connection', async (_what, path, type, status) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await send(agent, 'POST', path, type, Buffer.alloc(3_000_000, 65))).toBe(status);
  expect(await send(agent, 'GET', '/api/health/')).toBe(200);
  agent.destroy();
});
