import type { Language } from '@ankur/languages/languages';
import { savesData } from '../lib/device/connection.ts';
import { isNearLimit } from '../lib/meter/near-limit.ts';
import { readText, writeText } from '../lib/storage/storage.ts';

/** Which version of the app is ready in which language, as far as it goes; of the device, not of a farmer. */
const KEY = 'ready-files';
const CACHE = 'assets';

interface ReadyFiles {
  first: readonly string[];
  later: readonly string[];
}

/** A build of the app names its entry by its content. */
const version = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

async function fetchAll(files: readonly string[]): Promise<boolean> {
  const cache = await caches.open(CACHE);
  let isWhole = true;
  for (const file of files) {
    const url = `/${file}`;
    // The rest comes when the app is opened again.
    if (!navigator.onLine) return false;
    if (await caches.match(url)) continue;
    await cache.add(url).catch(() => {
      isWhole = false;
    });
  }
  return isWhole;
}

/** Until a service worker gives out what is cached: on a slow line a first visit installs it for half a minute. */
async function controlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return;
  await new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true });
  });
}

/**
 * Fetches the code, styles and texts of all pages in a language, so that each opens without a network; the large parts that
 * no page needs at once when the app is opened again. Nothing where there is no service worker to give them out.
 */
export async function fetchReadyFiles(language: Language): Promise<void> {
  if (!navigator.serviceWorker) return;
  await controlled(navigator.serviceWorker);
  const mark = `${version()} ${language}`;
  const done = readText(KEY);
  if (done === `${mark} whole`) return;
  const answer = await fetch(`/ready-files.${language}.json`);
  if (!answer.ok) return;
  const { first, later } = (await answer.json()) as ReadyFiles;
  if (done !== mark) {
    if (await fetchAll(first)) writeText(KEY, mark);
  } else if (!savesData() && !isNearLimit() && (await fetchAll(later))) {
    writeText(KEY, `${mark} whole`);
  }
}
