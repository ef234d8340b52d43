import { createECDH } from 'node:crypto';
import type { Secrets } from '../../platform/auth/secrets.ts';

export interface VapidKeys {
  /** Base64url, as browsers and push services take them (RFC 8292). */
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';
/** The order of the curve P-256; a private key is a number from 1 to one less. */
const ORDER = Buffer.from(
  'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551',
  'hex',
);

/**
 * The VAPID key pair, derived from the server's secret:
 * the same after every restart and in every process with the same secret.
 */
export function vapidKeys(secrets: Secrets): VapidKeys {
  for (let attempt = 0; ; attempt++) {
    const scalar = secrets.key(`web-push ${attempt}`);
    if (scalar.every((byte) => byte === 0) || scalar.compare(ORDER) >= 0) continue;
    const pair = createECDH(CURVE);
    pair.setPrivateKey(scalar);
    return {
      publicKey: pair.getPublicKey().toString('base64url'),
      privateKey: scalar.toString('base64url'),
    };
  }
}
