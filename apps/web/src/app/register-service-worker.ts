import { watchForUpdates } from './app-version.ts';

const LANDING_DELAY_MS = 5000;

/** What this page fetched before the service worker was there is kept too, from the HTTP cache. */
async function keepLoadedAssets(): Promise<void> {
  const loaded = performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  const cache = await caches.open('assets');
  await Promise.allSettled(
    loaded.map(async (name) => (await caches.match(name)) ?? cache.add(name)),
  );
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  watchForUpdates(registration);
  await navigator.serviceWorker.ready;
  await keepLoadedAssets();
}

/** Makes the app work without a network from the next visit on; after the page itself is done. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const later = (): void => {
    setTimeout(
      () => register().catch(() => undefined),
      location.pathname === '/' ? LANDING_DELAY_MS : 0,
    );
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
