import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { isPushService } from './push-services.ts';
import { createWebPush } from './web-push.ts';

const pair = (() => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return ecdh;
})();
const KEYS = {
  publicKey: pair.getPublicKey().toString('base64url'),
  // Node.js leaves leading zero bytes out, which one key in 256 begins with.
  privateKey: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url'),
};
const browser = { p256dh: KEYS.publicKey, auth: randomBytes(16).toString('base64url') };

let server: Server;
let host: string;
let came: { request: IncomingMessage; bytes: number }[];
let status: number;
let location: string | undefined;
beforeEach(async () => {
  came = [];
  status = 201;
  location = undefined;
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      came.push({ request, bytes: Buffer.concat(parts).length });
      response.writeHead(status, location ? { location } : {}).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((done) => server.close(done)));

const push = (services: string[], privateHosts: string[]) =>
  createWebPush({
    keys: KEYS,
    subject: 'mailto:operator@ankur.test',
    outgoing: createOutgoing(privateHosts),
    services,
  }).send({ endpoint: `http://${host}/send/one`, keys: browser }, 'It rains tomorrow');

describe('a push message', () => {
  it('is encrypted and signed for its service', async () => {
    expect(await push([host], [host])).toBe('sent');
    const [message] = came;
    expect(message?.request).toMatchObject({ method: 'POST', url: '/send/one' });
    expect(message?.request.headers).toMatchObject({
      ttl: '86400',
      'content-encoding': 'aes128gcm',
    });
    expect(message?.request.headers.authorization).toMatch(/^vapid t=/);
    expect(message?.bytes).toBeGreaterThan(100);
  });

  it.each([
    [410, 'gone'],
    [404, 'gone'],
    [403, 'gone'],
  ])('answered %i finds nobody any more', async (code, outcome) => {
    status = code;
    expect(await push([host], [host])).toBe(outcome);
  });

  it('that may be delivered later rejects', async () => {
    status = 503;
    await expect(push([host], [host])).rejects.toThrow('answered 503');
  });

  it('follows no redirect', async () => {
    status = 307;
    location = `http://${host}/elsewhere`;
    await expect(push([host], [host])).rejects.toThrow('answered 307');
    expect(came).toHaveLength(1);
  });

  it('is not sent to a host that is no push service, or that is not public', async () => {
    await expect(push([], [host])).rejects.toThrow('is not a known push service');
    await expect(push([host], [])).rejects.toThrow('not an address to be asked');
    expect(came).toEqual([]);
  });
});

describe('push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-pn1p.notify.windows.com/w/?token=x',
    'https://push.example.org/x',
    'https://a.push.example.net/x',
  ])('are those of the browsers and of the operator: %s', (address) => {
    expect(isPushService(new URL(address), ['push.example.org', '*.push.example.net'])).toBe(true);
  });

  it.each([
    'https://evil.example/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.x/',
    'https://notify.windows.com.evil.example/',
    'https://evil-fcm.googleapis.com/',
    'http://fcm.googleapis.com/',
    'https://fcm.googleapis.com:8443/',
    'https://user@fcm.googleapis.com/',
    'https://fcm.googleapis.com@evil.example/',
    'https://127.0.0.1/',
  ])('are not %s', (address) => {
    expect(isPushService(new URL(address), [])).toBe(false);
  });
});
