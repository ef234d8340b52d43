import { isNearlyFull } from '../lib/device/room.ts';
import { loadWriting } from '../lib/http/through-outbox.ts';
import { loadCatalogue } from '../lib/i18n/catalogue.ts';
import { makeTranslate } from '../lib/i18n/translate.ts';
import { browserLocks } from '../lib/outbox/locks.ts';
import { sweepFiles } from '../lib/outbox/sweep-files.ts';
import { hasOldScans } from '../lib/session/old-scans.ts';
import { lendSession } from '../lib/session/renew.ts';
import { sessionOwner } from '../lib/session/tokens.ts';
import { toast } from '../ui/toast.ts';
import { store } from './store.ts';

type Language = Parameters<typeof loadCatalogue>[0];

/** So long a page has the line for itself. */
const READY_AFTER_MS = 5000;

let errandsOf: string | null = null;
let isSwept = false;
let readying: ReturnType<typeof setTimeout> | undefined;

/**
 * Fetches what stores and shows writes in a language, and runs the errands of who has signed in; what every page needs
 * without a network follows later, again after a change of language.
 */
export async function runErrands(language: Language, owner: string | null): Promise<void> {
  clearTimeout(readying);
  if (!owner) errandsOf = null;
  if (owner)
    readying = setTimeout(() => void makeReady(language).catch(() => undefined), READY_AFTER_MS);
  await Promise.allSettled([fetchOutbox(language), owner && errandsOnce(language, owner)]);
}

/**
 * What is done once for whoever signs in: the session is shared with the service worker, scans of an earlier version of
 * the app are taken over, and it is told in a language when this phone has little room left.
 */
async function errandsOnce(language: Language, owner: string): Promise<void> {
  if (errandsOf === owner) return;
  errandsOf = owner;
  void countData().catch(() => undefined);
  await lendSession();
  if (hasOldScans()) {
    const { takeOverScans } = await import('../features/greenscan/take-over-scans.ts');
    await takeOverScans(store.dispatch);
  }
  if (!(await isNearlyFull())) return;
  const t = makeTranslate<'outbox'>(language, await loadCatalogue(language, 'outbox'));
  toast.error(t('nearlyFull'));
}

let isCounting = false;

/** Counts the data that is used, as long as the page is open. */
async function countData(): Promise<void> {
  if (isCounting) return;
  isCounting = true;
  const [{ startMeter }, { measureLimit }] = await Promise.all([
    import('../lib/meter/report-loads.ts'),
    import('../lib/meter/data-limit.ts'),
  ]);
  startMeter(measureLimit);
}

/**
 * Fetches what is needed without a network, once the page that was opened has the line no longer to itself; once after a
 * start files that nothing needs any more are deleted.
 */
async function makeReady(language: Language): Promise<void> {
  if (!isSwept) {
    isSwept = true;
    await sweepFiles(browserLocks()).catch(() => undefined);
  }
  if (!navigator.onLine || !sessionOwner()) return;
  const [{ fetchReadyFiles }, { readAhead }] = await Promise.all([
    import('./ready-files.ts'),
    import('./ready-answers.ts'),
  ]);
  // The farmer's own lists first: they are small, and nothing else has them.
  await readAhead();
  await fetchReadyFiles(language);
}

/** Fetches what stores and shows writes in a language, and what signs out. */
async function fetchOutbox(language: Language): Promise<void> {
  await Promise.allSettled([
    loadWriting(),
    import('../pages/outbox.page.tsx'),
    import('../features/auth/logout-dialog.tsx'),
    import('../ui/toast-host.tsx'),
    loadCatalogue(language, 'outbox'),
  ]);
}
