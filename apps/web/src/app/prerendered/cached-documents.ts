import { subscribeToLanguage } from '../../lib/i18n/language-store.ts';

/** The file of this version of the app: a document of another version would ask for files that are not here. */
const ownScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('head script[type=module]')?.getAttribute('src') ??
  undefined;

async function fetchAgain(cache: Cache, key: Request): Promise<void> {
  const { pathname } = new URL(key.url);
  // The question mark leads past the service worker, which would answer with what it has.
  const answer = await fetch(`${pathname}?language`, { cache: 'no-store' });
  const script = ownScript();
  if (!answer.ok || !script || !(await answer.clone().text()).includes(`"${script}"`)) return;
  await cache.put(key, answer);
}

/** Fetches the cached prerendered pages again, in the language that the server has been told of. */
async function refreshDocuments(): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.includes('precache')) continue;
    const cache = await caches.open(name);
    // Files have an ending; what has none is the address of a page.
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
