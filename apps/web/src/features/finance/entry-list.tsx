import type { Ledger } from '@ankur/contracts/finance/rules';
import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Failed } from '../../ui/not-loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { useRestoredFocus } from '../../ui/use-restored-focus.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EntryRow } from './entry-row.tsx';
import type { Entry, Scope } from './finance.api.ts';
import { useDeletion } from './use-deletion.ts';
import { useEntries } from './use-entries.ts';

/** The entries of a ledger, newest first, with actions. */
export function EntryList({ ledger, scope }: { ledger: Ledger; scope: Scope }) {
  const t = useT('finance');
  const { query, entries } = useEntries(ledger, scope);
  const deletion = useDeletion();
  const box = useRestoredFocus<HTMLDivElement>();
  const [edited, setEdited] = useState<(Entry & Unsent) | null>(null);

  if (query.isLoading && entries.length === 0) return <Skeleton className="h-24 w-full" />;
  if (query.error && !query.data && entries.length === 0) {
    return (
      <Failed error={query.error} onRetry={query.refetch} look="plain" icon="refresh">
        {t('listFailed')}
      </Failed>
    );
  }
  return (
    <div ref={box} className="flex flex-col gap-3 outline-none">
      <h3 className="font-bold">{t(`list.${ledger}`)}</h3>
      {deletion.undo && (
        <Alert
          tone="info"
          action={
            <Button look="plain" busy={deletion.isRestoring} onClick={deletion.undo}>
              {t('undo')}
            </Button>
          }
        >
          {t('deleted')}
        </Alert>
      )}
      {deletion.failed && <Alert>{t('deleteFailed')}</Alert>}
      {entries.length === 0 ? (
        <StateView state="empty">{t(`none.${ledger}`)}</StateView>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              onEdit={() => setEdited(entry)}
              onDelete={() => deletion.ask(entry)}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          look="plain"
          className="self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      {edited && <EditDialog entry={edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        open={deletion.asked !== null}
        title={t('confirmDeletion')}
        confirmLabel={t('confirm')}
        cancelLabel={t('cancel')}
        danger
        busy={deletion.isRemoving}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      >
        {t('deleteQuestion')}
      </ConfirmDialog>
    </div>
  );
}
