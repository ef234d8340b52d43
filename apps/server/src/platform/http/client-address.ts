import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** One key for one household: an IPv4 address, or the /64 that a provider hands to an IPv6 customer. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${(address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** Keyed hash of an address: it can be recognised, not read back. */
export function addressHash(key: Buffer, ip: string): string {
  return keyedHash(key, addressKey(ip));
}

/** What can be recognised by whoever has the key, and read back by nobody. */
export function keyedHash(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
