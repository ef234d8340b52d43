import { PERSONAL_CACHE_PREFIX } from '../../lib/storage/personal-caches.ts';

/** Photographs of losses as they were sent; logout empties it. */
const CACHE = `${PERSONAL_CACHE_PREFIX}-loss-photos`;
const addressOf = (id: string) => `/kept/loss-photos/${id}`;

/** Keeps a photograph on this phone, so that the folder of a loss can be put together without a network. */
export async function keepPhoto(id: string, file: Blob): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(CACHE);
  // A full phone keeps none; the server's copy is fetched then.
  await cache.put(addressOf(id), new Response(file)).catch(() => undefined);
}

/** The photograph as it was sent from this phone, else as the server keeps it; null when neither can be had. */
export async function photoBytes(id: string, url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const kept = 'caches' in globalThis ? await caches.match(addressOf(id)) : undefined;
    const found = kept ?? (url === '' ? null : await fetch(url));
    if (!found?.ok) return null;
    return new Uint8Array(await found.arrayBuffer());
  } catch {
    return null;
  }
}
