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

/** Empties what this device kept of one farmer's answers, and of the places that were asked about. */
export async function emptyPersonalCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const names = await caches.keys();
    const personal = names.filter((name) => name.startsWith(PERSONAL_CACHE_PREFIX));
    await Promise.all(personal.map((name) => caches.delete(name)));
    if (names.includes(PUBLIC_ANSWERS)) await forgetPlacesAskedAbout();
  } catch {
    // a browser that refuses caches has kept nothing
  }
}
