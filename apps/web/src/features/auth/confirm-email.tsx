import { authFailure } from '@ankur/contracts/auth/problems';
import { useEffect, useRef } from 'react';
import { NeedsNetwork } from '../../entities/network/needs-network.tsx';
import { errorStatus } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirmEmailMutation } from './auth.api.ts';

/** Confirms the address when the mailed link is opened, and shows the outcome. */
export function ConfirmEmail({ id, token }: { id: string; token: string }) {
  const t = useT('auth');
  const failureText = useFailureText('auth');
  const [confirm, { isSuccess, isError, error }] = useConfirmEmailMutation();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void confirm({ id, token });
  }, [confirm, id, token]);
  const stale = errorStatus(error) === 400;
  return (
    <div className="flex flex-col items-start gap-4">
      {!isSuccess && <NeedsNetwork text={t('needsNetwork')} />}
      {!isSuccess && !isError && <p aria-live="polite">{t('confirmEmail.busy')}</p>}
      {isSuccess && <Alert tone="good">{t('done.emailConfirmed')}</Alert>}
      {isError && (
        <Alert>
          {stale ? failureText(authFailure('confirmation_link_stale')) : t('unreachable')}
        </Alert>
      )}
      {isError && !stale && (
        <Button look="plain" onClick={() => void confirm({ id, token })}>
          {t('confirmEmail.again')}
        </Button>
      )}
      <Link to="/application/land" className="flex min-h-11 items-center font-medium text-brand">
        {t('confirmEmail.home')}
      </Link>
    </div>
  );
}
