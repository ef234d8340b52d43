import { useId } from 'react';
import { NeedsNetwork } from '../../entities/network/needs-network.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useEmailConfirmationQuery, useSendConfirmationMutation } from './account.api.ts';

/** Whether the e-mail address is confirmed, with a button to send the link again; hidden where confirmation is not required. */
export function EmailCard() {
  const t = useT('account');
  const noteId = useId();
  const { data } = useEmailConfirmationQuery(undefined, { refetchOnMountOrArgChange: true });
  const [send, { isLoading, isError, isSuccess }] = useSendConfirmationMutation();
  if (!data?.required) return null;
  return (
    <Card title={t('email.title')} icon="news">
      <div className="flex flex-col items-start gap-3">
        <p className="wrap-anywhere font-medium">{data.email}</p>
        <p className={data.confirmed ? 'text-muted' : undefined}>
          {t(data.confirmed ? 'email.confirmed' : 'email.unconfirmed')}
        </p>
        {!data.confirmed && <NeedsNetwork id={noteId} text={t('needsNetwork')} />}
        {isError && <Alert>{t('failed')}</Alert>}
        {isSuccess && <Alert tone="good">{t('email.sent')}</Alert>}
        {!data.confirmed && (
          <Button
            look="plain"
            busy={isLoading}
            aria-describedby={noteId}
            onClick={() => void send()}
          >
            {t('email.send')}
          </Button>
        )}
      </div>
    </Card>
  );
}
