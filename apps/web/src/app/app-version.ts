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

/** So long a silent line is waited for before the page is loaded as it is here. */
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

/** The newer version, once it is fetched whole; null when there is none, or none comes. */
async function fetchedVersion(
  registration: ServiceWorkerRegistration,
): Promise<ServiceWorker | null> {
  await withPatience(registration.update());
  // Found is not fetched yet: the page would only load again as it was.
  if (registration.installing) await withPatience(settled(registration.installing));
  return registration.waiting;
}

/** Loads the page again, with the newer version when there is one. */
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
