import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** Rate-limit key of one customer: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${(address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** Keyed hash of an address: comparable, not reversible. */
export function addressHash(key: Buffer, ip: string): string {
  return keyedHash(key, addressKey(ip));
}

/** HMAC of a text: comparable with the key, not reversible. */
export function keyedHash(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
