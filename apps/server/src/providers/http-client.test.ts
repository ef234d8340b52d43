import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpClient } from './http-client.ts';

let provider: Server;
let inside: Server;
let asked: string[];
const listen = (server: Server) =>
  new Promise<string>((done) => {
    server.listen(0, '127.0.0.1', () =>
      done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
let base: string;
let internal: string;
beforeEach(async () => {
  asked = [];
  inside = createServer((_request, response) => {
    asked.push('inside');
    response.end('{"secret":true}');
  });
  internal = await listen(inside);
  provider = createServer((request, response) => {
    asked.push(request.url ?? '');
    const to = new URL(request.url ?? '', 'http://x').searchParams.get('to');
    if (to) response.writeHead(302, { location: to }).end();
    else response.end('{"fine":true}');
  });
  base = await listen(provider);
});
afterEach(async () => {
  for (const server of [provider, inside]) await new Promise((done) => server.close(done));
});

const get = (to: string) =>
  createHttpClient({ name: 'twin', timeoutMs: 1_000 }).getJson(
    new URL(`${base}/a?${new URLSearchParams({ to })}`),
  );

describe('a provider that redirects', () => {
  it('is followed on its own host', async () => {
    expect(await get('/b')).toEqual({ fine: true });
    expect(asked).toHaveLength(2);
  });

  it('is not followed into the local network', async () => {
    for (const to of [`${internal}/`, 'http://169.254.169.254/latest/', 'http://localhost/'])
      await expect(get(to)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(asked).not.toContain('inside');
  });

  it('is followed a limited number of times', async () => {
    let to = '/end';
    for (let n = 0; n < 5; n += 1) to = `/a?${new URLSearchParams({ to })}`;
    await expect(get(to)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

describe('a provider that failed', () => {
  /** A client of a provider that gives the status and body that the test sets. */
  async function staged(restMs?: number) {
    const state = { status: 200, body: '{}' };
    const failing = createServer((_request, response) =>
      response.writeHead(state.status).end(state.body),
    );
    const url = new URL(await listen(failing));
    const client = createHttpClient({ name: 'twin', timeoutMs: 1_000, ...(restMs && { restMs }) });
    return { state, client, get: () => client.getJson(url), close: () => failing.close() };
  }

  it('is tried with one request after its rest; the others are told that it is left alone', async () => {
    const { state, client, get, close } = await staged(20);
    state.status = 500;
    await expect(get()).rejects.toMatchObject({ kind: 'refused' });
    state.status = 200;
    await vi.waitFor(() => expect(client.circuit().open).toBe(false));
    const [first, second] = await Promise.allSettled([get(), get()]);
    expect(first).toEqual({ status: 'fulfilled', value: {} });
    expect(second).toMatchObject({ reason: { kind: 'unreachable' } });
    expect(client.circuit().lastFailure).toBe('twin answered 500');
    expect(await get()).toEqual({});
    close();
  });

  it('is no failure when it answers "no such place", and one when it answers with no JSON', async () => {
    const { state, client, get, close } = await staged();
    state.status = 404;
    await expect(get()).rejects.toMatchObject({ kind: 'refused', status: 404 });
    expect(client.circuit()).toMatchObject({ open: false, lastSuccessAt: expect.any(Date) });
    expect(client.circuit().lastFailureAt).toBeUndefined();
    const { lastSuccessAt } = client.circuit();
    Object.assign(state, { status: 200, body: '<html>' });
    await expect(get()).rejects.toMatchObject({ kind: 'bad-answer' });
    expect(client.circuit()).toMatchObject({
      open: true,
      lastFailure: 'twin did not answer with JSON',
    });
    expect(client.circuit().lastSuccessAt).toBe(lastSuccessAt);
    close();
  });
});
