/** Prefix of caches with personal answers. */
export const PERSONAL_CACHE_PREFIX = 'personal';

/** Cache of public answers, by URL. */
const PUBLIC_ANSWERS = 'public-answers';
/** URLs that contain a farm's location. */
const NAMES_A_PLACE = /[?&](?:lat|lon|q|city|district)=[^&]/;

async function forgetPlacesAskedAbout(): Promise<void> {
  const cache = await caches.open(PUBLIC_ANSWERS);
  const asked = await cache.keys();
  const local = asked.filter((request) => NAMES_A_PLACE.test(request.url));
  await Promise.all(local.map((request) => cache.delete(request)));
}

const isPersonal = (cacheName: string): boolean => cacheName.startsWith(PERSONAL_CACHE_PREFIX);

/**
 * The database of lib/answers, and where the service worker notes how old each cached answer is, with its address. The
 * worker makes the latter anew, once it has let go of it.
 */
const DATABASES = ['ankur-answers', 'workbox-expiration'];

const forgotten = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    const done = () => resolve();
    // Blocked: it goes when another tab or the worker has let go of it.
    Object.assign(request, { onsuccess: done, onerror: done, onblocked: done });
  });

/** Clears a farmer's cached answers, and those with the farm's location. */
export async function emptyPersonalCaches(): Promise<void> {
  if ('indexedDB' in globalThis) await Promise.all(DATABASES.map(forgotten));
  if (!('caches' in globalThis)) return;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter(isPersonal).map((name) => caches.delete(name)));
    if (names.includes(PUBLIC_ANSWERS)) await forgetPlacesAskedAbout();
  } catch {
    // without the Cache API nothing was cached
  }
}
