import type { Measures } from '../../platform/metrics/measures.ts';
import type { PushPort } from '../../providers/push/push.ts';

/** Push messages with a counter by outcome. */
export function countedPush(
  push: PushPort,
  measures: Pick<Measures, 'delivered'> | undefined,
): PushPort {
  if (!measures) return push;
  const count = (isSent: boolean) =>
    measures.delivered('push', { sent: isSent ? 1 : 0, failed: isSent ? 0 : 1 });
  return {
    ...push,
    async send(...message) {
      try {
        const outcome = await push.send(...message);
        count(outcome === 'sent');
        return outcome;
      } catch (error) {
        count(false);
        throw error;
      }
    },
  };
}
