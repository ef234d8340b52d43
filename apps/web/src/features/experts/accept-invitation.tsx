import { useState } from 'react';
import { fieldErrors, firstError } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useLocation } from '../../lib/router/router.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useAcceptInvitationMutation } from './invitation.api.ts';

/** Accepts the invitation in the fragment of the URL. */
export function AcceptInvitation() {
  const t = useT('experts');
  const failureText = useFailureText('experts');
  const { hash } = useLocation();
  // The fragment at the time of the first render.
  const [token] = useState(() => hash.slice(1));
  const [accept, { isLoading, isSuccess, error }] = useAcceptInvitationMutation();
  if (token === '') return <Alert tone="info">{t('invitation.none')}</Alert>;
  if (isSuccess) return <Alert tone="good">{t('invitation.done')}</Alert>;
  return (
    <div className="flex flex-col gap-4">
      {error && (
        <Alert>{failureText(firstError(fieldErrors(error), 'token')) ?? t('say.failed')}</Alert>
      )}
      <Button busy={isLoading} className="self-start" onClick={() => void accept(token)}>
        {t('invitation.accept')}
      </Button>
    </div>
  );
}
