import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useDownloadCopyMutation } from './account.api.ts';

/** Export of the farmer's data. */
export function CopyCard() {
  const t = useT('account');
  const [download, { isLoading, isError, isSuccess }] = useDownloadCopyMutation();
  return (
    <Card title={t('copy.title')} icon="download">
      <div className="flex flex-col items-start gap-3">
        <p className="text-muted">{t('copy.text')}</p>
        {isError && <Alert>{t('failed')}</Alert>}
        {isSuccess && <Alert tone="good">{t('copy.done')}</Alert>}
        <Button look="plain" icon="download" busy={isLoading} onClick={() => void download()}>
          {t('copy.action')}
        </Button>
      </div>
    </Card>
  );
}
