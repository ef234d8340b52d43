import { createSignal } from '../lib/signal.ts';

const signal = createSignal();
let waiting: ServiceWorker | null = null;

export const subscribeToUpdates = signal.subscribe;

/** Whether a newer version has been fetched and waits to take over. */
export function updateIsReady(): boolean {
  return waiting !== null;
}

/** Watches a service worker registration for newer versions. */
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

/** How long to wait for the network before the cached version is loaded. */
const PATIENCE_MS = 15_000;

const withPatience = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);

const settled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'installing') resolve();
    });
  });

/** The newer version, once downloaded; null when there is none. */
async function fetchedVersion(
  registration: ServiceWorkerRegistration,
): Promise<ServiceWorker | null> {
  await withPatience(registration.update());
  // Found, but not downloaded yet: a reload would show the same version.
  if (registration.installing) await withPatience(settled(registration.installing));
  return registration.waiting;
}

/** Reloads the page, with the newer version when there is one. */
export async function reloadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const next = registration ? await fetchedVersion(registration) : null;
  if (!next) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  next.postMessage({ type: 'SKIP_WAITING' });
}
