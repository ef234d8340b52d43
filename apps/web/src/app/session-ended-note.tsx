import { Suspense } from 'react';
import { useT } from '../lib/i18n/use-t.ts';
import { leaveEndedSession, useSessionEnded } from '../lib/session/ended.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

function Note() {
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

/** Shown above a form when the session has ended, so that its input is not lost. */
export function SessionEndedNote() {
  const ended = useSessionEnded();
  return <Suspense>{ended && <Note />}</Suspense>;
}
