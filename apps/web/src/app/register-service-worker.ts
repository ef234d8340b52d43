import { PUBLIC_ANSWERS } from 'virtual:cached-answers';
import { watchForUpdates } from './app-version.ts';
import { followLanguage } from './prerendered/cached-documents.ts';

const LANDING_DELAY_MS = 5000;

/** The caches of the service worker that a first visit fills by hand; see scripts/pwa-options.ts. */
const KEPT: readonly (readonly [string, RegExp])[] = [
  ['assets', /^\/assets\//],
  ['public-answers', PUBLIC_ANSWERS],
];

/** What a first visit fetched before the service worker was there is kept too. */
async function keepWhatWasLoaded(): Promise<void> {
  const own = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200)
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin);
  for (const [name, pattern] of KEPT) {
    const cache = await caches.open(name);
    const wanted = own.filter((url) => pattern.test(url.pathname));
    await Promise.allSettled(
      wanted.map(async (url) => (await caches.match(url)) ?? cache.add(url)),
    );
  }
}

async function register(): Promise<void> {
  const firstVisit = !navigator.serviceWorker.controller;
  const registration = await navigator.serviceWorker.register('/sw.js');
  watchForUpdates(registration);
  await navigator.serviceWorker.ready;
  followLanguage();
  if (firstVisit) await keepWhatWasLoaded();
}

/** Makes the app work without a network from the next visit on; after the page itself is done. */
export function registerServiceWorker(): void {
  setTimeout(
    () => register().catch(() => undefined),
    location.pathname === '/' ? LANDING_DELAY_MS : 0,
  );
}
