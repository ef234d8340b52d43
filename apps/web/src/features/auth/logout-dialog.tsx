import { useT } from '../../lib/i18n/use-t.ts';
import { logout } from '../../lib/session/logout.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** The question before signing out; yes ends the session and the guards lead to sign-in. */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT('common');
  return (
    <ConfirmDialog
      open={open}
      title={t('logout.title')}
      confirmLabel={t('yes')}
      cancelLabel={t('no')}
      onConfirm={() => {
        onClose();
        void logout();
      }}
      onCancel={onClose}
    >
      {t('logout.question')}
    </ConfirmDialog>
  );
}
