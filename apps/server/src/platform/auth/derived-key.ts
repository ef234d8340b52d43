import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * A key of 32 bytes for one purpose, derived from the installation's secret (HKDF-SHA-256, RFC 5869): what is signed
 * for one purpose is worth nothing for another.
 */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ankur:${purpose}`, KEY_BYTES));
}
