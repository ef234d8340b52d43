import { useEffect, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { requestPlace, usePlace } from '../../lib/place/place-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PlaceDialog } from './place-dialog.tsx';

/** Says why the place is needed, then lets the browser ask; shown until there is an answer. */
export function PlaceNotice() {
  const t = useT('shell');
  const { status } = usePlace();
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    if (status !== 'unknown') return;
    const frame = requestAnimationFrame(() => void requestPlace());
    return () => cancelAnimationFrame(frame);
  }, [status]);
  if (status === 'known' || status === 'refused') return null;
  return (
    <>
      <Alert
        tone="info"
        action={
          <Button look="plain" onClick={() => setChoosing(true)}>
            {t('place.byHand')}
          </Button>
        }
      >
        {t('place.why')}
      </Alert>
      <PlaceDialog open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}
