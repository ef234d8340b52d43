import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { logout } from '../../lib/session/logout.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { useDevicesQuery, useEndAllDevicesMutation } from './account.api.ts';
import { DeviceLine } from './device-line.tsx';

/** Signed-in devices, with sign-out of each and of all. */
export function DevicesCard() {
  const t = useT('account');
  const common = useT('common');
  const { data, error, isError, refetch } = useDevicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [endAll, { isLoading, isError: notEnded }] = useEndAllDevicesMutation();
  const [asking, setAsking] = useState(false);
  const leave = async (): Promise<void> => {
    const answer = await endAll();
    setAsking(false);
    if (!answer.error) await logout();
  };
  return (
    <Card title={t('devices.title')} icon="lock">
      <p className="mb-3 text-muted">{t('devices.lead')}</p>
      {data ? (
        <ul className="flex flex-col">
          {data.map((device) => (
            <DeviceLine key={device.id} device={device} />
          ))}
        </ul>
      ) : (
        <NotLoaded
          isError={isError}
          error={error}
          loading={t('devices.loading')}
          failed={t('devices.failed')}
          retry={t('retry')}
          look="plain"
          onRetry={refetch}
        />
      )}
      {notEnded && <Alert>{t('failed')}</Alert>}
      <Button look="plain" icon="logout" className="mt-3" onClick={() => setAsking(true)}>
        {t('devices.everywhere')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('devices.everywhereTitle')}
        confirmLabel={t('devices.everywhere')}
        cancelLabel={common('cancel')}
        busy={isLoading}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        {t('devices.everywhereText')}
      </ConfirmDialog>
    </Card>
  );
}
