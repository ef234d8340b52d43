/** Every cache of personal answers has this at the start of its name. */
export const PERSONAL_CACHE_PREFIX = 'personal';

/** What everybody is answered alike, kept under the address it was asked at. */
const PUBLIC_ANSWERS = 'public-answers';
/** An address that tells where somebody's farm lies. */
const NAMES_A_PLACE = /[?&](?:lat|lon|q|city|district)=[^&]/;

async function forgetPlacesAskedAbout(): Promise<void> {
  const cache = await caches.open(PUBLIC_ANSWERS);
  const asked = await cache.keys();
  const local = asked.filter((request) => NAMES_A_PLACE.test(request.url));
  await Promise.all(local.map((request) => cache.delete(request)));
}

const isPersonal = (cacheName: string): boolean => cacheName.startsWith(PERSONAL_CACHE_PREFIX);

/** Where the service worker notes how old each kept answer is, with its address. */
const AGES = { database: 'workbox-expiration', rows: 'cache-entries' } as const;

function openAges(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(AGES.database);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

async function forgetAges(): Promise<void> {
  // Opened when it is there only: one that we made would lack what the worker expects in it.
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

/** Empties what this device kept of one farmer's answers, and of the places that were asked about. */
export async function emptyPersonalCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter(isPersonal).map((name) => caches.delete(name)));
    if (names.includes(PUBLIC_ANSWERS)) await forgetPlacesAskedAbout();
    await forgetAges();
  } catch {
    // a browser that refuses caches has kept nothing
  }
}
