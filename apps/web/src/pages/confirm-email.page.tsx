import { ConfirmEmail } from '../features/auth/confirm-email.tsx';
import { SmallFormFrame } from '../features/auth/small-form-frame.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { useParams } from '../lib/router/router.tsx';

export default function ConfirmEmailPage() {
  const t = useT('auth');
  const { id = '', token = '' } = useParams();
  return (
    <SmallFormFrame title={t('confirmEmail.title')}>
      <ConfirmEmail id={id} token={token} />
    </SmallFormFrame>
  );
}
