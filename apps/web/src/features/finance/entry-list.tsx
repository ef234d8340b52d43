import type { Ledger } from '@ankur/contracts/finance/rules';
import { useState } from 'react';
import { isUnreachable } from '../../lib/http/field-errors.ts';
import { rowsOf } from '../../lib/http/paged.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EntryRow } from './entry-row.tsx';
import { type Entry, type Scope, useEntriesInfiniteQuery } from './finance.api.ts';
import { useDeletion } from './use-deletion.ts';

/** The entries of a ledger, newest first, with what can be done to each. */
export function EntryList({ ledger, scope }: { ledger: Ledger; scope: Scope }) {
  const t = useT('finance');
  const isDated = ledger === 'expenses' || ledger === 'incomes';
  const query = useEntriesInfiniteQuery(isDated ? { ledger, ...scope } : { ledger });
  const deletion = useDeletion();
  const box = useKeptFocus<HTMLDivElement>();
  const [edited, setEdited] = useState<Entry | null>(null);
  const entries = rowsOf(query.data) ?? [];

  if (query.isLoading) return <Skeleton className="h-24 w-full" />;
  if (query.error && !query.data) {
    return (
      <StateView
        state={isUnreachable(query.error) ? 'offline' : 'error'}
        action={
          <Button look="plain" icon="refresh" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {t('listFailed')}
      </StateView>
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
