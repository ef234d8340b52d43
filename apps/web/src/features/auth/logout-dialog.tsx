import { useT } from '../../lib/i18n/use-t.ts';
import { useNavigate } from '../../lib/router/router.tsx';
import { logout } from '../../lib/session/logout.ts';
import { useUnsentWrites } from '../../lib/session/unsent.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Confirmation before signing out; then shows sign-in, from public pages too. */
export default function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT('common');
  const navigate = useNavigate();
  const waiting = useUnsentWrites();
  return (
    <ConfirmDialog
      open={open}
      title={t('logout.title')}
      confirmLabel={t('yes')}
      cancelLabel={t('no')}
      onConfirm={() => {
        onClose();
        void logout();
        navigate('/auth', { replace: true });
      }}
      onCancel={onClose}
    >
      {t('logout.question')}
      {waiting > 0 && <p className="mt-2 font-medium">{t.plural('logout.waiting', waiting)}</p>}
    </ConfirmDialog>
  );
}
