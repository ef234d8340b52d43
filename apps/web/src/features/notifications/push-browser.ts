import { messageWorker } from '../../lib/session/push-subscription.ts';
import type { BrowserAddress } from './notifications.api.ts';

/** `none`: this browser cannot; the others: what the farmer has chosen so far. */
export type PushState = 'none' | 'off' | 'on' | 'denied';

export async function pushState(): Promise<PushState> {
  const worker = await messageWorker();
  if (!worker) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the farmer and then the browser's push service; null when either said no. */
export async function joinPush(key: string): Promise<BrowserAddress | null> {
  const worker = await messageWorker();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return null;
  // A subscription made under another key of the server would never be heard.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  return addressOf(made);
}

/** Where this browser is told things already; null when nobody asked for that. */
export async function subscribedAddress(): Promise<BrowserAddress | null> {
  const kept = await (await messageWorker())?.pushManager.getSubscription();
  return kept ? addressOf(kept) : null;
}

function addressOf(subscription: PushSubscription): BrowserAddress | null {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}
