/** Every cache of personal answers has this at the start of its name. */
export const PERSONAL_CACHE_PREFIX = 'personal';

/** Empties what this device kept of one farmer's answers. */
export async function emptyPersonalCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const names = await caches.keys();
    const personal = names.filter((name) => name.startsWith(PERSONAL_CACHE_PREFIX));
    await Promise.all(personal.map((name) => caches.delete(name)));
  } catch {
    // a browser that refuses caches has kept nothing
  }
}
