import { createSignal } from '../lib/signal.ts';

const signal = createSignal();
let waiting: ServiceWorker | null = null;

export const subscribeToUpdates = signal.subscribe;

/** Whether a newer version has been fetched and waits to take over. */
export function updateIsReady(): boolean {
  return waiting !== null;
}

/** Keeps an eye on a registration for newer versions. */
export function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    waiting = registration.waiting;
    signal.emit();
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

/** Loads the page again, with the newer version when one waits. */
export async function reloadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
  const next = registration?.waiting;
  if (!next) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  next.postMessage({ type: 'SKIP_WAITING' });
}
