import { PERSONAL_CACHE_PREFIX } from '../../lib/storage/personal-caches.ts';

/** Photographs of losses as they were sent; logout empties it. */
const CACHE = `${PERSONAL_CACHE_PREFIX}-loss-photos`;
/** The signature of an address has expired. */
const FORBIDDEN = 403;
const addressOf = (id: string) => `/kept/loss-photos/${id}`;

/** Keeps a photograph on this phone, so that the folder of a loss can be put together without a network. */
export async function keepPhoto(id: string, file: Blob): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(id), new Response(file));
  } catch {
    // A full phone keeps none; the server's copy is fetched then.
  }
}

const fileOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/**
 * The photograph as it was sent from this phone, else as the server keeps it; null when neither can be had. Addresses
 * expire: `readAnew` brings the present ones.
 */
export async function photoBytes(
  id: string,
  url: string,
  readAnew: () => Promise<readonly string[]>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const kept = 'caches' in globalThis ? await caches.match(addressOf(id)) : undefined;
    let found = kept ?? (url === '' ? null : await fetch(url));
    if (found?.status === FORBIDDEN) {
      const present = (await readAnew()).find((one) => fileOf(one) === fileOf(url));
      found = present ? await fetch(present) : null;
    }
    if (!found?.ok) return null;
    return new Uint8Array(await found.arrayBuffer());
  } catch {
    return null;
  }
}
