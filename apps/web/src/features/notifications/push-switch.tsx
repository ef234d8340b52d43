import { useEffect, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { leavePush } from '../../lib/session/push-subscription.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import {
  useLazyPushKeyQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} from './notifications.api.ts';
import { joinPush, type PushState, pushState } from './push-browser.ts';

/** Push messages on this device: on, off, or unsupported. */
export function PushSwitch() {
  const t = useT('notifications');
  const [state, setState] = useState<PushState>('none');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [askKey] = useLazyPushKeyQuery();
  const [subscribe] = useSubscribePushMutation();
  const [unsubscribe] = useUnsubscribePushMutation();
  useEffect(() => {
    pushState().then(setState, () => setState('none'));
  }, []);
  if (state === 'none') return null;
  if (state === 'denied') return <p className="text-muted">{t('push.denied')}</p>;

  const switchOn = async (): Promise<void> => {
    const { key } = await askKey().unwrap();
    const browser = await joinPush(key);
    if (browser) await subscribe(browser).unwrap();
  };
  const switchOff = async (): Promise<void> => {
    const endpoint = await leavePush();
    if (endpoint) await unsubscribe(endpoint).unwrap();
  };
  const press = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      await (state === 'on' ? switchOff() : switchOn());
    } catch {
      setFailed(true);
      if (state === 'off') await leavePush().catch(() => null);
    }
    setState(await pushState());
    setBusy(false);
  };
  return (
    <div className="flex flex-col gap-2">
      <Button look="quiet" icon="bell" busy={busy} onClick={() => void press()}>
        {t(state === 'on' ? 'push.off' : 'push.on')}
      </Button>
      {state === 'off' && <p className="text-sm text-muted">{t('push.hint')}</p>}
      {failed && <Alert>{t('push.failed')}</Alert>}
    </div>
  );
}
