import { TRAINING_TEXT_VERSION } from '@ankur/contracts/privacy/rules';
import { useEffect, useState } from 'react';
import { keepGivesScans } from '../../entities/farmer/gives-scans.ts';
import { useWaitingSetter } from '../../entities/outbox/use-waiting-setter.ts';
import { WaitingChange } from '../../entities/outbox/waiting-change.tsx';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFoldedOne } from '../../lib/outbox/use-folded.ts';
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
  const training = useFoldedOne('choice', data)?.training;
  const allowed = training?.allowed ?? false;
  const waiting = useWaitingSetter('choice/training');
  const [withdrawn, setWithdrawn] = useState(false);
  // A permission holds once the server has it, a withdrawal at once.
  const gives = training && data?.training?.allowed && allowed && !withdrawn;
  useEffect(() => {
    if (gives !== undefined) keepGivesScans(gives);
  }, [gives]);
  const decide = (next: boolean): void => {
    setWithdrawn(!next);
    if (!next) keepGivesScans(false);
    void setTraining({ allowed: next, version: TRAINING_TEXT_VERSION });
  };
  if (!data) return null;
  return (
    <Card title={t('training.title')} icon="scan">
      <div className="flex flex-col gap-3">
        <p>{t('training.text')}</p>
        <CheckboxField
          label={t('training.allow')}
          checked={allowed}
          disabled={setting.isLoading}
          onChange={(event) => decide(event.target.checked)}
        />
        <WaitingChange record={waiting} />
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
