import type { Outgoing } from '../outgoing/outgoing.ts';
import type { PushPort } from './push.ts';
import { isPushService } from './push-services.ts';
import type { VapidKeys } from './vapid.ts';

const TTL_S = 86_400;
const LIMITS = { timeoutMs: 10_000, maxBytes: 20_000 };
/** Statuses of an expired subscription (RFC 8030, section 7.3), or of one for another key. */
const GONE = [404, 410, 403];

interface Settings {
  keys: VapidKeys;
  /** Contact for push services (`sub` of VAPID). */
  subject: string;
  outgoing: Outgoing;
  /** Hosts that the operator added to the known push services. */
  services: readonly string[];
}

/**
 * Encrypts messages for one browser (RFC 8291) and sends them to its push service. URLs come from browsers: only those
 * of push services are requested, no redirect is followed, and only public addresses are reached.
 * The library is imported with the first message: most installations have none for long.
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
