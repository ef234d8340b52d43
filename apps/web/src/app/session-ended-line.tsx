import { useT } from '../lib/i18n/use-t.ts';
import { leaveEndedSession } from '../lib/session/ended.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

/** Says that the session has ended, with the way to sign in again. */
export default function SessionEndedLine() {
  const t = useT('common');
  return (
    <div className="sticky top-0 z-40 p-2">
      <Alert
        tone="warn"
        action={
          <Button look="plain" onClick={leaveEndedSession}>
            {t('sessionEnded.action')}
          </Button>
        }
      >
        {t('sessionEnded.text')}
      </Alert>
    </div>
  );
}
