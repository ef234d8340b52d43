import { useSyncExternalStore } from 'react';
import { useT } from '../lib/i18n/use-t.ts';
import { Alert } from '../ui/alert.tsx';
import { subscribeToUpdates, updateIsReady } from './app-version.ts';
import { ReloadButton } from './reload-button.tsx';

/** Offers the newer version when one waits; nothing changes under the farmer's hands. */
export function UpdateNote() {
  const t = useT('common');
  const ready = useSyncExternalStore(subscribeToUpdates, updateIsReady, () => false);
  if (!ready) return null;
  return (
    <Alert tone="info" action={<ReloadButton look="plain">{t('update.action')}</ReloadButton>}>
      {t('update.text')}
    </Alert>
  );
}
