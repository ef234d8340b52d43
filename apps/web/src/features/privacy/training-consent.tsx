import { TRAINING_TEXT_VERSION } from '@ankur/contracts/privacy/rules';
import { useEffect } from 'react';
import { keepGivesScans } from '../../entities/farmer/gives-scans.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { usePrivacyStateQuery, useSetTrainingMutation } from './privacy.api.ts';

/** Consent to giving kept scans for training: off until it is ticked, and taken back here. */
export function TrainingConsent() {
  const t = useT('greenscan');
  const format = useFormat();
  const { data } = usePrivacyStateQuery(undefined, { refetchOnMountOrArgChange: true });
  const [setTraining, setting] = useSetTrainingMutation();
  // An answer stored by an earlier version of the app has no such consent.
  const training = data?.training;
  const allowed = training?.allowed ?? false;
  useEffect(() => {
    if (training) keepGivesScans(training.allowed);
  }, [training]);
  if (!data) return null;
  return (
    <Card title={t('training.title')} icon="scan">
      <div className="flex flex-col gap-3">
        <p>{t('training.text')}</p>
        <CheckboxField
          label={t('training.allow')}
          checked={allowed}
          disabled={setting.isLoading}
          onChange={(event) =>
            void setTraining({ allowed: event.target.checked, version: TRAINING_TEXT_VERSION })
          }
        />
        {allowed && training?.decided_at && (
          <p className="text-sm">
            {t('training.since', { date: format.date(training.decided_at) })}
          </p>
        )}
        {setting.isError && <Alert>{t('training.failed')}</Alert>}
        <p className="text-sm text-muted">{t('training.end')}</p>
      </div>
    </Card>
  );
}
