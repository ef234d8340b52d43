import { isNearlyFull } from '../lib/device/room.ts';
import { loadWriting } from '../lib/http/through-outbox.ts';
import { loadCatalogue } from '../lib/i18n/catalogue.ts';
import { hasOldScans } from '../lib/session/old-scans.ts';
import { lendSession } from '../lib/session/renew.ts';
import { store } from './store.ts';

/**
 * What is done once for whoever signs in: the session is shared with the service worker, scans of an earlier version of
 * the app are taken over, and `onFull` is called when this phone has little room left.
 */
export async function runErrands(onFull: () => void): Promise<void> {
  await lendSession();
  if (hasOldScans()) {
    const { takeOverScans } = await import('../features/greenscan/take-over-scans.ts');
    await takeOverScans(store.dispatch);
  }
  if (await isNearlyFull()) onFull();
}

/** Fetches what stores and shows writes, in a language. */
export async function fetchOutbox(language: Parameters<typeof loadCatalogue>[0]): Promise<void> {
  await Promise.allSettled([
    loadWriting(),
    import('../pages/outbox.page.tsx'),
    import('../ui/toast-host.tsx'),
    loadCatalogue(language, 'outbox'),
  ]);
}
