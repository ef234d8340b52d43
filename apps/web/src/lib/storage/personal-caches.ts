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

/** Database in which Workbox stores the age of each cached URL. */
const AGES = { database: 'workbox-expiration', rows: 'cache-entries' } as const;

function openAges(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(AGES.database);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

async function forgetAges(): Promise<void> {
  // Opened only if it exists: one created here would lack the object stores that Workbox expects.
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === AGES.database)) return;
  const database = await openAges();
  try {
    const walk = database.transaction(AGES.rows, 'readwrite').objectStore(AGES.rows).openCursor();
    await new Promise<void>((resolve, reject) => {
      walk.onerror = () => reject(walk.error);
      walk.onsuccess = () => {
        const row = walk.result;
        if (!row) return resolve();
        const { cacheName = '', url = '' } = row.value;
        if (isPersonal(cacheName) || NAMES_A_PLACE.test(url)) row.delete();
        row.continue();
      };
    });
  } finally {
    database.close();
  }
}

/** Clears a farmer's cached answers, and those with the farm's location. */
export async function emptyPersonalCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter(isPersonal).map((name) => caches.delete(name)));
    if (names.includes(PUBLIC_ANSWERS)) await forgetPlacesAskedAbout();
    await forgetAges();
  } catch {
    // without the Cache API nothing was cached
  }
}
