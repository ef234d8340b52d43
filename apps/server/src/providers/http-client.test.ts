import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
