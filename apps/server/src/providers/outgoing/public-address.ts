import { lookup as resolveName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an address is public: not loopback, private, link-local, shared (CGNAT), multicast or
 * reserved, nor one of these as IPv6 (mapped, translated or tunnelled).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast';
  const inner = translated(parsed);
  if (inner) return isPublicAddress(inner);
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_UNICAST);
}

/** The only allocated global range (RFC 4291); excludes `::7f00:1` and the like. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** The IPv4 address in a NAT64 address (RFC 6052). */
function translated(address: ipaddr.IPv6): string | null {
  return address.match(NAT64) ? address.toByteArray().slice(-4).join('.') : null;
}

type Resolve = (
  host: string,
  options: Parameters<LookupFunction>[1] & { all: true },
  done: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void;

/**
 * DNS lookup for connections: refuses a name unless all its addresses are public. The connection uses the
 * checked addresses, so a name that resolves differently the next time gains nothing (DNS rebinding).
 */
export function publicLookup(resolve: Resolve = resolveName): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new Error(`${host} is not a public address`), '');
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}
