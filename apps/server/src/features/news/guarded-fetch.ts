import { lookup as resolveName } from 'node:dns';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface FetchLimits {
  timeoutMs: number;
  maxBytes: number;
  redirects: number;
}

/** True for an address of the open internet: not this machine, not a local network, not reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/** Resolves a name and refuses it unless all its addresses are public; the connection uses what was checked. */
export const guardedLookup: LookupFunction = (host, options, done) => {
  resolveName(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const first = addresses[0];
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`${host} is not a public address`), '');
    if (options.all) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};

/** May this address be asked at all: http(s), the usual ports, no literal address of a local network. */
export function isAskable(url: URL): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.username || url.password) return false;
  if (url.port && url.port !== '80' && url.port !== '443') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) ? isPublicAddress(host) : host.includes('.');
}

/** GET of a stranger's file that can reach nothing but the open internet. @throws Error */
export async function guardedFetch(url: URL, limits: FetchLimits): Promise<Buffer> {
  if (!isAskable(url)) throw new Error('not an address to be asked');
  const answer = await get(url, limits);
  if (!('location' in answer)) return answer.body;
  if (limits.redirects <= 0) throw new Error('too many redirects');
  const next = new URL(answer.location, url);
  return guardedFetch(next, { ...limits, redirects: limits.redirects - 1 });
}

function get(url: URL, limits: FetchLimits): Promise<{ location: string } | { body: Buffer }> {
  const options: RequestOptions = {
    lookup: guardedLookup,
    signal: AbortSignal.timeout(limits.timeoutMs),
    headers: { accept: 'image/*', 'user-agent': 'Ankur farm assistant' },
  };
  return new Promise((resolve, reject) => {
    const ask = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options);
    ask.on('error', reject);
    ask.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        resolve({ location: headers.location });
        return;
      }
      if (statusCode !== 200) {
        response.destroy();
        reject(new Error(`answered ${statusCode}`));
        return;
      }
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.byteLength;
        parts.push(part);
        if (size > limits.maxBytes) response.destroy(new Error('too large'));
      });
      response.on('error', reject);
      response.on('end', () => resolve({ body: Buffer.concat(parts) }));
    });
    ask.end();
  });
}
