import { useEffect, useRef, useState } from 'react';
import { baseApi } from '../lib/http/base-api.ts';
import { loadWriting } from '../lib/http/through-outbox.ts';
import { loadCatalogue } from '../lib/i18n/catalogue.ts';
import { useLanguage } from '../lib/i18n/language-store.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { startOutbox, takeOver } from '../lib/outbox/outbox.ts';
import type { OutboxRecord } from '../lib/outbox/record.ts';
import { hasOldScans } from '../lib/session/old-scans.ts';
import { lendSession } from '../lib/session/renew.ts';
import { useSessionOwner } from '../lib/session/tokens.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Optional } from '../ui/optional.tsx';
import { toast } from '../ui/toast.ts';
import { store } from './store.ts';

const ConflictDialog = lazyWithRetry(() => import('../features/outbox/conflict-dialog.tsx'));

/** Sends the outbox while a page is open, refetches what that changed, and notifies of stored writes. */
export function OutboxHost() {
  const t = useT('common');
  const owner = useSessionOwner();
  const language = useLanguage();
  const [conflict, setConflict] = useState<OutboxRecord | null>(null);
  const texts = useRef(t);
  texts.current = t;
  useEffect(
    () =>
      startOutbox({
        onSent: (tags) => void store.dispatch(baseApi.util.invalidateTags([...tags])),
        onKept: (record) => {
          if (record.state === 'needs_you') setConflict(record);
          else toast.info(texts.current('unsent.kept'));
        },
      }),
    [],
  );
  // Preloaded while online, so that offline writes can be stored and shown.
  useEffect(() => {
    const parts = [
      loadWriting(),
      import('../pages/outbox.page.tsx'),
      import('../ui/toast-host.tsx'),
    ];
    void Promise.allSettled([...parts, loadCatalogue(language, 'outbox')]);
  }, [language]);
  useEffect(() => {
    if (!owner || !hasOldScans()) return;
    void import('../features/greenscan/take-over-scans.ts')
      .then(({ takeOverScans }) => takeOverScans(store.dispatch))
      .catch(() => undefined);
  }, [owner]);
  useEffect(() => {
    if (!owner) return;
    void import('../lib/device/room.ts')
      .then(({ isNearlyFull }) => isNearlyFull())
      .then((isFull) => isFull && toast.error(texts.current('unsent.nearlyFull')))
      .catch(() => undefined);
  }, [owner]);
  // What is written while the app is closed again goes out in this session.
  useEffect(() => void (owner && lendSession()), [owner]);
  // Each farmer's own writes go out in their own session; see lib/outbox.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each sign-in
  useEffect(() => void takeOver(), [owner]);
  return (
    <Optional>
      {conflict && <ConflictDialog record={conflict} onClose={() => setConflict(null)} />}
    </Optional>
  );
}
