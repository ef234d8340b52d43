import type { Outgoing } from '../outgoing/outgoing.ts';
import type { PushPort } from './push.ts';
import { isPushService } from './push-services.ts';
import type { VapidKeys } from './vapid.ts';

const TTL_S = 86_400;
const LIMITS = { timeoutMs: 10_000, maxBytes: 20_000 };
/** Answers after which an address is dead (RFC 8030, section 7.3), or was never meant for our key. */
const GONE = [404, 410, 403];

interface Settings {
  keys: VapidKeys;
  /** Whom push services may write to about us. */
  subject: string;
  outgoing: Outgoing;
  /** Hosts that the operator added to the known push services. */
  services: readonly string[];
}

/**
 * Messages sealed for one browser (RFC 8291) and handed to its push service. Addresses come from browsers: only those
 * of push services are asked, no redirect is followed, and the connection reaches public addresses alone.
 * The library is loaded with the first message: most installations have none for long.
 */
export function createWebPush({ keys, subject, outgoing, services }: Settings): PushPort {
  return {
    async send(address, message) {
      const url = new URL(address.endpoint);
      if (!isPushService(url, services)) throw new Error(`${url.host} is not a known push service`);
      const { default: webPush } = await import('web-push');
      const sealed = webPush.generateRequestDetails(address, message, {
        vapidDetails: { subject, ...keys },
        TTL: TTL_S,
      });
      const { status } = await outgoing.send(url, {
        method: 'POST',
        headers: textual(sealed.headers),
        body: sealed.body,
        ...LIMITS,
      });
      if (status >= 200 && status < 300) return 'sent';
      if (GONE.includes(status)) return 'gone';
      throw new Error(`${url.host} answered ${status}`);
    },
  };
}

const textual = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
