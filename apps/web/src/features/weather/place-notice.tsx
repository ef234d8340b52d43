import { useEffect, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { placePermission } from '../../lib/place/permission.ts';
import { placeState, requestPlace, usePlace } from '../../lib/place/place-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PlaceChooser } from './place-chooser.tsx';

type Phase = 'quiet' | 'explaining';

/** Whether to request the location: not for a place chosen by hand; the device's own is refreshed. */
function needsAsking(): boolean {
  const state = placeState();
  return (
    state.status === 'unknown' || (state.status === 'known' && state.place.source === 'device')
  );
}

/** Explains why the location is needed before the browser prompts; hidden once the browser has an answer. */
export function PlaceNotice() {
  const t = useT('shell');
  const { status } = usePlace();
  const [phase, setPhase] = useState<Phase>('quiet');
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    if (!needsAsking()) return;
    void placePermission().then((permission) => {
      if (permission !== 'prompt') void requestPlace();
      else if (placeState().status === 'unknown') setPhase('explaining');
    });
  }, []);
  useEffect(() => {
    if (phase !== 'explaining') return;
    // The notice is painted before the browser prompts.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => void requestPlace()));
    return () => cancelAnimationFrame(frame);
  }, [phase]);
  if (phase === 'quiet' || status === 'known' || status === 'refused') return null;
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
      <PlaceChooser open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}
