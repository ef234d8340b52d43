// locale-keys: privacy:age.*
import { useT } from '../../lib/i18n/use-t.ts';
import { useFoldedOne } from '../../lib/outbox/use-folded.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { usePrivacyStateQuery, useSetAgeMutation } from './privacy.api.ts';

/** Asks whether the farmer is 18 or older, if unknown; not blocking. */
export default function AgeCard() {
  const t = useT('today');
  const state = useFoldedOne('choice', usePrivacyStateQuery().data);
  const [setAge, { isLoading, isError }] = useSetAgeMutation();
  if (!state || state.age.group !== null) return null;
  return (
    <Card title={t('age.title')} icon="user">
      <div className="flex flex-col gap-3">
        <p className="text-muted">{t('age.why')}</p>
        {isError && <Alert>{t('failed')}</Alert>}
        <div className="flex flex-wrap gap-2">
          {(['adult', 'minor'] as const).map((group) => (
            <Button key={group} look="plain" busy={isLoading} onClick={() => void setAge(group)}>
              {t(`age.${group}`)}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}
