import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutgoing } from './outgoing.ts';
import { isPublicAddress, publicLookup } from './public-address.ts';

const LIMITS = { timeoutMs: 500, maxBytes: 1_000, redirects: 2 };
const GET = { method: 'GET', headers: {}, timeoutMs: 500, maxBytes: 1_000 } as const;

let server: Server;
let port: number;
let asked: string[];
let answer: { status: number; location?: string; body: string };
beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: 'secret of the local network' };
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    const { location } = answer;
    response.writeHead(answer.status, location ? { location } : {}).end(answer.body);
    answer = { status: 200, body: 'secret of the local network' };
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => new Promise((done) => server.close(done)));

describe('a public address', () => {
  it.each(['8.8.8.8', '2a00:1450::1', '::ffff:8.8.8.8', '64:ff9b::808:808'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00::1',
    'fec0::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'x',
  ])('is not %s, in no spelling', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const host = address.includes(':') ? `[${address}]` : address;
    const url = new URL(`http://${host}/`);
    expect(createOutgoing().isAskable(url)).toBe(false);
    await expect(createOutgoing().send(url, GET)).rejects.toThrow('not an address');
  });

  it.each([
    'ftp://a.test/',
    'http://a.test:8080/',
    'http://localhost/',
    'http://u:p@a.test/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://[::127.0.0.1]/',
  ])('is not asked as %s', async (address) => {
    await expect(createOutgoing().fetch(new URL(address), LIMITS)).rejects.toThrow(
      'not an address',
    );
  });
});

/** Answers of an attacker's name server: the next list each time (DNS rebinding). */
function names(...answers: string[][]): { lookup: LookupFunction; looked: () => number } {
  let looked = 0;
  const lookup = publicLookup((_host, _options, done) => {
    const addresses = answers[Math.min(looked, answers.length - 1)] ?? [];
    looked += 1;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  });
  return { lookup, looked: () => looked };
}

describe('a name', () => {
  it.each([
    ['that stands for this machine', ['127.0.0.1']],
    ['that stands for a public and a local address', ['93.184.216.34', '127.0.0.1']],
    ['that stands for a mapped local address', ['::ffff:127.0.0.1']],
    ['that stands for nothing', []],
  ])('%s is not connected to', async (_what, addresses) => {
    const { lookup } = names(addresses);
    const outgoing = createOutgoing([], lookup);
    await expect(outgoing.fetch(new URL('http://evil.test/'), LIMITS)).rejects.toThrow(
      'evil.test is not a public address',
    );
    expect(asked).toEqual([]);
  });

  it('is resolved once, when connecting, so a later answer does not matter', async () => {
    const { lookup, looked } = names(['192.0.2.1'], ['127.0.0.1']);
    const outgoing = createOutgoing([], lookup);
    await expect(outgoing.fetch(new URL('http://evil.test/'), LIMITS)).rejects.toThrow();
    await expect(outgoing.fetch(new URL('http://evil.test/'), LIMITS)).rejects.toThrow(
      'not a public address',
    );
    expect(looked()).toBe(2);
    expect(asked).toEqual([]);
  });
});

describe('a host that the operator allowed', () => {
  it('is reached, and no other', async () => {
    const outgoing = createOutgoing([`127.0.0.1:${port}`]);
    const body = await outgoing.fetch(new URL(`http://127.0.0.1:${port}/a`), LIMITS);
    expect(body.toString()).toContain('secret');
    await expect(outgoing.fetch(new URL(`http://127.0.0.1:${port + 1}/`), LIMITS)).rejects.toThrow(
      'not an address',
    );
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    '//[::1]/',
    'file:///etc/passwd',
  ])('may not send on to %s', async (location) => {
    answer = { status: 302, location, body: '' };
    const outgoing = createOutgoing([`127.0.0.1:${port}`]);
    await expect(outgoing.fetch(new URL(`http://127.0.0.1:${port}/`), LIMITS)).rejects.toThrow(
      'not an address',
    );
    expect(asked).toHaveLength(1);
  });

  it('is followed where allowed, a limited number of times and up to the size limit', async () => {
    const outgoing = createOutgoing([`127.0.0.1:${port}`]);
    const url = new URL(`http://127.0.0.1:${port}/first`);
    answer = { status: 301, location: '/second', body: '' };
    expect((await outgoing.fetch(url, LIMITS)).toString()).toContain('secret');
    answer = { status: 301, location: '/second', body: '' };
    await expect(outgoing.fetch(url, { ...LIMITS, redirects: 0 })).rejects.toThrow('redirects');
    answer = { status: 200, body: 'x'.repeat(1_001) };
    await expect(outgoing.fetch(url, LIMITS)).rejects.toThrow('too large');
    answer = { status: 500, body: '' };
    await expect(outgoing.fetch(url, LIMITS)).rejects.toThrow('answered 500');
  });
});
