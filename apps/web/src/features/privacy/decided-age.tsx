import type { PrivacyState } from '@ankur/contracts/privacy/endpoints';
import { useWaitingSetter } from '../../entities/outbox/use-waiting-setter.ts';
import { WaitingChange } from '../../entities/outbox/waiting-change.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { AgeChoice } from './age-choice.tsx';
import { useSetAgeMutation } from './privacy.api.ts';

/** The stated age group, with correction. */
export function DecidedAge({ group }: { group: PrivacyState['age']['group'] }) {
  const t = useT('privacy');
  const [setAge, { isLoading, isError }] = useSetAgeMutation();
  const waiting = useWaitingSetter('choice/age');
  const other = group === 'minor' ? 'adult' : 'minor';
  return (
    <>
      {group === null ? (
        <AgeChoice value={null} onChange={(said) => void setAge(said)} />
      ) : (
        <>
          <p className="font-medium">{t(group === 'adult' ? 'age.isAdult' : 'age.isMinor')}</p>
          <WaitingChange record={waiting} />
          <Button look="plain" busy={isLoading} onClick={() => void setAge(other)}>
            {t(other === 'adult' ? 'age.nowAdult' : 'age.nowMinor')}
          </Button>
        </>
      )}
      {isError && <Alert>{t('card.refused')}</Alert>}
    </>
  );
}
