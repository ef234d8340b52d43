import { useEffect, useRef, useState } from 'react';
import { afterPage } from '../lib/after-page.ts';
import { baseApi } from '../lib/http/base-api.ts';
import { useLanguage } from '../lib/i18n/language-store.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { startOutbox, takeOver } from '../lib/outbox/outbox.ts';
import type { OutboxRecord } from '../lib/outbox/record.ts';
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
  // Preloaded while online, so that offline writes can be stored and shown; errands once for each sign-in.
  useEffect(
    () =>
      afterPage(() =>
        import('./outbox-errands.ts')
          .then(({ runErrands }) => runErrands(language, owner))
          .catch(() => undefined),
      ),
    [language, owner],
  );
  // Each farmer's own writes go out in their own session; see lib/outbox.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each sign-in
  useEffect(() => void takeOver(), [owner]);
  return (
    <Optional>
      {conflict && <ConflictDialog record={conflict} onClose={() => setConflict(null)} />}
    </Optional>
  );
}
