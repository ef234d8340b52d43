import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface Props {
  /** What the record is called; null while none is to be deleted. */
  name: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a record is deleted with all that was written about it. */
export function RemovalDialog({ name, onConfirm, onCancel }: Props) {
  const t = useT('farm-record');
  return (
    <ConfirmDialog
      open={name !== null}
      title={t('remove', { name: name ?? '' })}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('removeText')}
    </ConfirmDialog>
  );
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
