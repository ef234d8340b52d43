import { useT } from '../../lib/i18n/use-t.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useBlockFarmerMutation } from './feed-actions.api.ts';

interface Props {
  /** Public id of the farmer. */
  user: string;
  name: string;
  onClose: () => void;
}

/** Confirmation before blocking a farmer. */
export function BlockDialog({ user, name, onClose }: Props) {
  const t = useT('community');
  const [block, { isLoading }] = useBlockFarmerMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await block(user);
    onClose();
    if (error) toast.error(t('menu.failed'));
    else toast.success(t('block.done'));
  };
  return (
    <ConfirmDialog
      open
      title={t('menu.block', { name })}
      confirmLabel={t('block.confirm')}
      cancelLabel={t('cancel')}
      busy={isLoading}
      danger
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('block.text')}
    </ConfirmDialog>
  );
}
