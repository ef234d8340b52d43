import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx';
import { SmallFormFrame } from '../features/auth/small-form-frame.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { useParams } from '../lib/router/router.tsx';

export default function ResetPasswordPage() {
  const t = useT('auth');
  const { id = '', token = '' } = useParams();
  return (
    <SmallFormFrame title={t('reset.title')}>
      <ResetPasswordForm id={id} token={token} />
    </SmallFormFrame>
  );
}
