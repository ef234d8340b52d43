import { useSyncExternalStore } from 'react';
import { useT } from '../lib/i18n/use-t.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { reloadNewest, subscribeToUpdates, updateIsReady } from './app-version.ts';

/** Offers the newer version when one waits; nothing changes under the farmer's hands. */
export function UpdateNote() {
  const t = useT('common');
  const ready = useSyncExternalStore(subscribeToUpdates, updateIsReady, () => false);
  if (!ready) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button look="plain" onClick={() => void reloadNewest()}>
          {t('update.action')}
        </Button>
      }
    >
      {t('update.text')}
    </Alert>
  );
}
