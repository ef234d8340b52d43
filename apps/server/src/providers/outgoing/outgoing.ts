import { lookup as resolveName } from 'node:dns';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isListed } from './host-list.ts';
import { isPublicAddress, publicLookup } from './public-address.ts';

export interface OutgoingRequest {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: Buffer;
  /** Time-out of the whole request. */
  timeoutMs: number;
  /** Largest answer. */
  maxBytes: number;
}

export interface OutgoingAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface FetchLimits {
  timeoutMs: number;
  maxBytes: number;
  redirects: number;
}

/** HTTP client for untrusted URLs (SSRF protection). */
export interface Outgoing {
  /** Whether a URL may be requested: http(s), the usual ports, no literal address of a private network. */
  isAskable(url: URL): boolean;
  /** One request that reaches public addresses only and follows no redirect. @throws Error */
  send(url: URL, request: OutgoingRequest): Promise<OutgoingAnswer>;
  /** GET of a file; each redirect is checked like the first URL. @throws Error */
  fetch(url: URL, limits: FetchLimits, headers?: Record<string, string>): Promise<Buffer>;
}

/**
 * `privateHosts` (`host` or `host:port`) are allowed although they are not public: the operator's own services, and
 * servers of tests. The URL is parsed once: the checked address is the one connected to.
 */
export function createOutgoing(
  privateHosts: readonly string[] = [],
  guarded: LookupFunction = publicLookup(),
): Outgoing {
  const isPrivate = (url: URL) => isListed(url, privateHosts);

  const isAskable = (url: URL): boolean => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
    if (url.username || url.password) return false;
    if (isPrivate(url)) return true;
    if (url.port && url.port !== '80' && url.port !== '443') return false;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    return ipaddr.isValid(host) ? isPublicAddress(host) : host.includes('.');
  };

  const send: Outgoing['send'] = (url, { method, headers, body, timeoutMs, maxBytes }) => {
    if (!isAskable(url)) return Promise.reject(new Error('not an address to be asked'));
    const options = {
      method,
      headers,
      lookup: isPrivate(url) ? resolveName : guarded,
      signal: AbortSignal.timeout(timeoutMs),
    };
    return new Promise((resolve, reject) => {
      const ask = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options);
      ask.on('error', reject);
      ask.on('response', (response) => {
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.byteLength;
          parts.push(part);
          if (size > maxBytes) response.destroy(new Error('too large'));
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      ask.end(body);
    });
  };

  const fetch: Outgoing['fetch'] = async (url, limits, headers = {}) => {
    const answer = await send(url, {
      method: 'GET',
      headers: { 'user-agent': 'Ankur farm assistant', ...headers },
      timeoutMs: limits.timeoutMs,
      maxBytes: limits.maxBytes,
    });
    if (answer.status === 200) return answer.body;
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status >= 400 || !location)
      throw new Error(`answered ${answer.status}`);
    if (limits.redirects <= 0) throw new Error('too many redirects');
    const next = new URL(location, url);
    return fetch(next, { ...limits, redirects: limits.redirects - 1 }, headers);
  };
  return { isAskable, send, fetch };
}
