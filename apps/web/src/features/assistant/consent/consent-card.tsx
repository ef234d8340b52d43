import { useWaitingSetter } from '../../../entities/outbox/use-waiting-setter.ts';
import { WaitingChange } from '../../../entities/outbox/waiting-change.tsx';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useT } from '../../../lib/i18n/use-t.ts';
import { useFoldedOne } from '../../../lib/outbox/use-folded.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useAssistantConsentQuery, useSetConsentMutation } from '../assistant.api.ts';

/**
 * Whether the language model behind the assistant may see the farmer's accounts, and the way to change it. Nothing
 * where there is no such model and nothing was ever allowed.
 */
export function ConsentCard() {
  const t = useT('assistant');
  const format = useFormat();
  const { data: known } = useAssistantConsentQuery(undefined, { refetchOnMountOrArgChange: true });
  const data = useFoldedOne('choice', known);
  const waiting = useWaitingSetter('choice/books');
  const [decide, { isLoading, isError }] = useSetConsentMutation();
  if (!data || (!data.available && known?.books !== true)) return null;
  const { books, decided_at: since } = data;
  const said = books === null ? 'open' : books ? 'allowed' : 'declined';
  return (
    <Card title={t('consent.title')} icon="lock">
      <div className="flex flex-col items-start gap-3">
        <p className="text-muted">{t('consent.text')}</p>
        <p className="font-medium">
          {t(`consent.${said}`)}
          {since && ` ${t('consent.since', { date: format.date(since) })}`}
        </p>
        <WaitingChange record={waiting} />
        {isError && <Alert>{t('consent.failed')}</Alert>}
        <Button look="plain" busy={isLoading} onClick={() => void decide({ books: !books })}>
          {t(books ? 'consent.revoke' : 'consent.allow')}
        </Button>
      </div>
    </Card>
  );
}
