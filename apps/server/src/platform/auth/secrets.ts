import { hkdfSync } from 'node:crypto';

/** What a derived key is for; two purposes never share a key. */
export type Purpose =
  | 'refresh-token'
  | 'client-address'
  | 'device'
  | 'news-image'
  | 'media-link'
  | 'email-confirmation'
  | 'sign-up-proof'
  | 'diary-share'
  | `web-push ${number}`;

/** The operator's secret and, during a rotation, the previous one, with which tokens and links in use were signed. */
export interface Secrets {
  /** Keys of access tokens, unchanged: the first signs, all verify. */
  accessTokens: readonly string[];
  /** The key for one purpose: 32 bytes, HKDF-SHA-256 (RFC 5869) of the current secret. */
  key(purpose: Purpose): Buffer;
  /** The keys that verify for a purpose, that of the current secret first. */
  keys(purpose: Purpose): readonly Buffer[];
}

const SALT = 'ankur';
const KEY_BYTES = 32;

/** Secrets of an installation; `previous` only during a rotation. */
export function createSecrets(present: string, previous?: string): Secrets {
  const accessTokens = previous === undefined ? [present] : [present, previous];
  const derived = new Map<string, readonly Buffer[]>();
  const keys = (purpose: Purpose) => {
    const known = derived.get(purpose);
    if (known) return known;
    const made = accessTokens.map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, SALT, purpose, KEY_BYTES)),
    );
    derived.set(purpose, made);
    return made;
  };
  return { accessTokens, keys, key: (purpose) => keys(purpose)[0] as Buffer };
}
