import { PUBLIC_ANSWERS } from 'virtual:cached-answers';
import { currentLanguage } from '../lib/i18n/language-store.ts';
import { watchForUpdates } from './app-version.ts';
import { followLanguage } from './prerendered/cached-documents.ts';

const LANDING_DELAY_MS = 5000;

/** Caches of the service worker that the page fills on a first visit; see scripts/pwa-options.ts. */
const KEPT: readonly (readonly [string, RegExp])[] = [
  ['assets', /^\/assets\//],
  ['public-answers', PUBLIC_ANSWERS],
];

/** Adds responses loaded before the service worker was active to its caches. */
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
  // Shown over the texts that are loaded from now on.
  import('../lib/i18n/fetch-better-words.ts')
    .then(({ fetchBetterWords }) => fetchBetterWords(currentLanguage()))
    .catch(() => undefined);
  if (firstVisit) await keepWhatWasLoaded();
}

/** Registers the service worker after the page has loaded; from the next visit the app works offline. */
export function registerServiceWorker(): void {
  setTimeout(
    () => register().catch(() => undefined),
    location.pathname === '/' ? LANDING_DELAY_MS : 0,
  );
}
