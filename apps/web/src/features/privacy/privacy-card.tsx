import type { PrivacyState } from '@ankur/contracts/privacy/endpoints';
import { NOTICE_VERSION } from '@ankur/contracts/privacy/rules';
import { useWaitingSetter } from '../../entities/outbox/use-waiting-setter.ts';
import { WaitingChange } from '../../entities/outbox/waiting-change.tsx';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFoldedOne } from '../../lib/outbox/use-folded.ts';
import { Link } from '../../lib/router/link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { DecidedAge } from './decided-age.tsx';
import {
  useAgreeToNoticeMutation,
  usePrivacyStateQuery,
  useSetSharingMutation,
} from './privacy.api.ts';

/** Agreements with dates, and sharing with other farmers; each can be withdrawn here. */
export function PrivacyCard() {
  const t = useT('privacy');
  const { data, error, isError, refetch } = usePrivacyStateQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const state = useFoldedOne('choice', data);
  return (
    <Card title={t('card.title')} icon="lock">
      {state ? (
        <Decisions state={state} />
      ) : (
        <NotLoaded
          isError={isError}
          error={error}
          loading={t('card.loading')}
          failed={t('card.failed')}
          retry={t('card.retry')}
          look="plain"
          onRetry={refetch}
        />
      )}
    </Card>
  );
}

function Decisions({ state: { notice, sharing, age } }: { state: PrivacyState }) {
  const t = useT('privacy');
  const format = useFormat();
  const [agree, agreeing] = useAgreeToNoticeMutation();
  const [setSharing, setting] = useSetSharingMutation();
  const waitingNotice = useWaitingSetter('choice/notice');
  const waitingSharing = useWaitingSetter('choice/sharing');
  const agreed = () => {
    if (!notice.agreed_at) return t('card.never');
    const date = format.date(notice.agreed_at);
    return notice.version
      ? t('card.agreed', { version: format.date(notice.version), date })
      : t('card.agreedUnshown', { date });
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{agreed()}</p>
      <WaitingChange record={waitingNotice} />
      {!notice.current && <Alert tone="info">{t('card.changed')}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Link to="/terms#notice" className="font-medium text-brand underline">
          {t('card.read')}
        </Link>
        {!notice.current && (
          <Button look="plain" busy={agreeing.isLoading} onClick={() => void agree(NOTICE_VERSION)}>
            {t('card.agree')}
          </Button>
        )}
      </div>
      <p className="font-medium">
        {t(sharing.allowed ? 'card.shown' : 'card.hidden')}
        {sharing.decided_at && ` ${t('card.since', { date: format.date(sharing.decided_at) })}`}
      </p>
      <WaitingChange record={waitingSharing} />
      <Button
        look="plain"
        busy={setting.isLoading}
        onClick={() => void setSharing(!sharing.allowed)}
      >
        {t(sharing.allowed ? 'card.hide' : 'card.show')}
      </Button>
      <DecidedAge group={age.group} />
      {(agreeing.isError || setting.isError) && <Alert>{t('card.refused')}</Alert>}
      <p className="text-muted">{t('card.end')}</p>
    </div>
  );
}
