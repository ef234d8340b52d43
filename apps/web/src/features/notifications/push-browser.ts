import { messageWorker } from '../../lib/session/push-subscription.ts';
import type { BrowserAddress } from './notifications.api.ts';

/** `none`: not supported; otherwise the current state. */
export type PushState = 'none' | 'off' | 'on' | 'denied';

export async function pushState(): Promise<PushState> {
  const worker = await messageWorker();
  if (!worker) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Requests permission and subscribes to push; null when refused. */
export async function joinPush(key: string): Promise<BrowserAddress | null> {
  const worker = await messageWorker();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return null;
  // A subscription with another server key would never receive messages.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  return addressOf(made);
}

/** The existing push subscription of this browser, or null. */
export async function subscribedAddress(): Promise<BrowserAddress | null> {
  const kept = await (await messageWorker())?.pushManager.getSubscription();
  return kept ? addressOf(kept) : null;
}

function addressOf(subscription: PushSubscription): BrowserAddress | null {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}
