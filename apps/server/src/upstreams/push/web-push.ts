import type { Agent } from 'node:https';
import type { PushPort } from './push.ts';
import type { VapidKeys } from './vapid.ts';

const TTL_S = 86_400;
const TIMEOUT_MS = 10_000;
/** Answers after which an address is dead (RFC 8030, section 7.3), or was never meant for our key. */
const GONE = [404, 410, 403];

/**
 * Messages sealed for one browser (RFC 8291) and handed to its push service. Addresses come from browsers: the
 * agent must reach nothing but the open internet.
 * The library is loaded with the first message: most installations have none for long.
 */
export function createWebPush(keys: VapidKeys, subject: string, agent: Agent): PushPort {
  return {
    async send(address, message) {
      const { default: webPush } = await import('web-push');
      try {
        await webPush.sendNotification(address, message, {
          vapidDetails: { subject, ...keys },
          TTL: TTL_S,
          timeout: TIMEOUT_MS,
          agent,
        });
        return 'sent';
      } catch (error) {
        const { statusCode } = error as { statusCode?: number };
        if (statusCode !== undefined && GONE.includes(statusCode)) return 'gone';
        throw error;
      }
    },
  };
}
