import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useRemoval } from './use-removal.tsx';

interface Question<Row> {
  titleOf: (row: Row) => string;
  /** What else is deleted; without it that all goes that was written about the record. */
  text?: string;
  /** Called before a record is deleted. */
  onRemove?: () => void;
}

/** Asks before a record of a list is deleted; the last deletion can be taken back. */
export function useRecordRemoval<Row extends { id: string }>(
  remove: (row: Row) => PromiseLike<{ error?: unknown }>,
  { titleOf, text, onRemove }: Question<Row>,
) {
  const t = useT('farm-record');
  const removal = useRemoval();
  const [asked, setAsked] = useState<Row | null>(null);
  const now = (row: Row): void => {
    onRemove?.();
    setAsked(null);
    void removal.remove(row.id, () => remove(row));
  };
  return {
    ask: setAsked,
    /** Deletes without a question. */
    now,
    /** The line in a list that takes the last deletion back. */
    line: removal.line,
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        title={asked ? titleOf(asked) : ''}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        danger
        onConfirm={() => asked && now(asked)}
        onCancel={() => setAsked(null)}
      >
        {text ?? t('removeText')}
      </ConfirmDialog>
    ),
  };
}

/** Below the form in which a record is changed: deletes it instead. */
export function DeleteInstead({ onDelete }: { onDelete: () => void }) {
  const t = useT('farm-record');
  return (
    <Button look="quiet" icon="trash" className="mt-4" onClick={onDelete}>
      {t('delete')}
    </Button>
  );
}
