import { useSyncExternalStore } from 'react';
import { useT } from '../lib/i18n/use-t.ts';
import { Alert } from '../ui/alert.tsx';
import { subscribeToUpdates, updateIsReady } from './app-version.ts';
import { ReloadButton } from './reload-button.tsx';

/** Offers a newer version; never reloads by itself. */
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
