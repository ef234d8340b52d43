import { isOnWifi, SYNC_TAG } from '../lib/outbox/device.ts';
import { idbStore } from '../lib/outbox/idb-store.ts';
import { browserLocks } from '../lib/outbox/locks.ts';
import type { Settled } from '../lib/outbox/settle.ts';
import { sendWithoutPage } from './worker-sender.ts';

/** The part of a service worker's world that waiting writes need; the app's own types speak of windows. */
interface Tab {
  visibilityState: string;
  postMessage(message: unknown): void;
}
interface SyncEvent extends Event {
  tag: string;
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerScope {
  clients: { matchAll(options: Record<string, unknown>): Promise<Tab[]> };
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
}

declare const self: WorkerScope;

/** Tells pages that are open what was sent, as another tab would. */
function tell(settled: Settled): void {
  if (settled.kind !== 'sent') return;
  const channel = new BroadcastChannel('outbox');
  channel.postMessage({ kind: 'sent', record: settled.record, answer: settled.answer });
  channel.close();
}

async function sendWaiting(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const tab of tabs) tab.postMessage({ kind: 'outbox' });
  // A page that is looked at sends by itself; one in the background may be asleep.
  if (tabs.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const store = idbStore();
  const isLeft = await sendWithoutPage({ store, lock: browserLocks(), isOnWifi, onSettled: tell });
  // The browser retries with a growing backoff, as often as it sees fit.
  if (isLeft) throw new Error('something still waits to be sent');
}

self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendWaiting());
});
