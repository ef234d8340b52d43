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
  | `web-push ${number}`;

/** The operator's secret, and the one that it replaces while tokens and links made with that are still about. */
export interface Secrets {
  /** Sign (the first) and verify (all) access tokens, as they were given. */
  accessTokens: readonly string[];
  /** The key for one purpose: 32 bytes, HKDF-SHA-256 (RFC 5869) of the present secret. */
  key(purpose: Purpose): Buffer;
  /** The keys that something made for this purpose may carry: of the present secret first. */
  keys(purpose: Purpose): readonly Buffer[];
}

const SALT = 'ankur';
const KEY_BYTES = 32;

/** Secrets of an installation; `previous` only while a secret is being replaced. */
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
