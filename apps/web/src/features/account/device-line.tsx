import type { SignedInDevice } from '@ankur/contracts/account/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useNow } from '../../lib/time/clock.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useEndDeviceMutation } from './account.api.ts';

/** One signed-in device; any but the present one can be signed out here. */
export function DeviceLine({ device }: { device: SignedInDevice }) {
  const t = useT('account');
  const format = useFormat();
  const now = useNow(60_000);
  const [end, { isLoading }] = useEndDeviceMutation();
  const signOut = async (): Promise<void> => {
    const { error } = await end(device.id);
    if (error) toast.error(t('failed'));
  };
  const name = device.device || t('devices.unknown');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {device.current && <Badge tone="good">{t('devices.here')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {t('devices.lastUsed', { when: format.relative(device.last_used_at, now) })}
          {' · '}
          {t('devices.since', { date: format.date(device.created_at) })}
        </p>
      </div>
      {!device.current && (
        <Button
          look="plain"
          busy={isLoading}
          aria-label={t('devices.endOf', { device: name })}
          onClick={() => void signOut()}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}
