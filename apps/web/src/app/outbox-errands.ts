import { isNearlyFull } from '../lib/device/room.ts';
import { loadWriting } from '../lib/http/through-outbox.ts';
import { loadCatalogue } from '../lib/i18n/catalogue.ts';
import { makeTranslate } from '../lib/i18n/translate.ts';
import { hasOldScans } from '../lib/session/old-scans.ts';
import { lendSession } from '../lib/session/renew.ts';
import { toast } from '../ui/toast.ts';
import { store } from './store.ts';

type Language = Parameters<typeof loadCatalogue>[0];

/**
 * What is done once for whoever signs in: the session is shared with the service worker, scans of an earlier version of
 * the app are taken over, and it is told in a language when this phone has little room left.
 */
export async function runErrands(language: Language): Promise<void> {
  await lendSession();
  if (hasOldScans()) {
    const { takeOverScans } = await import('../features/greenscan/take-over-scans.ts');
    await takeOverScans(store.dispatch);
  }
  if (!(await isNearlyFull())) return;
  const t = makeTranslate<'outbox'>(language, await loadCatalogue(language, 'outbox'));
  toast.error(t('nearlyFull'));
}

/** Fetches what stores and shows writes, in a language. */
export async function fetchOutbox(language: Language): Promise<void> {
  await Promise.allSettled([
    loadWriting(),
    import('../pages/outbox.page.tsx'),
    import('../ui/toast-host.tsx'),
    loadCatalogue(language, 'outbox'),
  ]);
}
