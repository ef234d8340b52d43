import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx';
import { SmallFormFrame } from '../features/auth/small-form-frame.tsx';
import { useT } from '../lib/i18n/use-t.ts';

export default function ForgetPage() {
  const t = useT('auth');
  return (
    <SmallFormFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <ForgotPasswordForm />
    </SmallFormFrame>
  );
}
