import { connectionHere } from '../device/connection.ts';

/** Whether the browser tells Wi-Fi from a mobile network. */
export const knowsWifi = (): boolean => connectionHere()?.type !== undefined;

/** Whether a write that is held for Wi-Fi may go; true where the browser cannot tell. */
export const isOnWifi = (): boolean =>
  [undefined, 'wifi', 'ethernet'].includes(connectionHere()?.type);

/** Calls back when there may be a line again. */
export function onLineChange(changed: () => void): () => void {
  const look = (): void => {
    if (!document.hidden) changed();
  };
  addEventListener('online', changed);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  connectionHere()?.addEventListener('change', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
    connectionHere()?.removeEventListener('change', changed);
  };
}

interface WithSync {
  sync?: { register(tag: string): Promise<void> };
}

/** The name under which the browser wakes the service worker when there is a line. */
export const SYNC_TAG = 'outbox';

/** Asks the browser to keep what waits, and to say when there is a line although the app is closed. */
export async function keepForLater(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
    const registration = (await navigator.serviceWorker?.getRegistration()) as WithSync | undefined;
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // a browser without either sends when it is opened
  }
}
