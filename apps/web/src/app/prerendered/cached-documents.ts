import { subscribeToLanguage } from '../../lib/i18n/language-store.ts';

/** The entry script of this version: a document of another version would refer to files that are not cached. */
const ownScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('head script[type=module]')?.getAttribute('src') ??
  undefined;

async function fetchAgain(cache: Cache, key: Request): Promise<void> {
  const { pathname } = new URL(key.url);
  // The query bypasses the service worker's cache.
  const answer = await fetch(`${pathname}?language`, { cache: 'no-store' });
  const script = ownScript();
  if (!answer.ok || !script || !(await answer.clone().text()).includes(`"${script}"`)) return;
  await cache.put(key, answer);
}

/** Refetches the cached prerendered pages in the language of the cookie. */
async function refreshDocuments(): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.includes('precache')) continue;
    const cache = await caches.open(name);
    // Only paths without a file extension are pages.
    const documents = (await cache.keys()).filter(
      ({ url }) => !new URL(url).pathname.includes('.'),
    );
    await Promise.allSettled(documents.map((key) => fetchAgain(cache, key)));
  }
}

/** Keeps the prerendered pages of the service worker in the language of this device. */
export function followLanguage(): void {
  const refresh = () => void refreshDocuments().catch(() => undefined);
  subscribeToLanguage(refresh);
  if (document.documentElement.dataset.otherLanguage !== undefined) refresh();
}
