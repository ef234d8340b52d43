import { useEffect } from 'react';
import { useSubscribePushMutation } from './notifications.api.ts';

/** Delayed until the page has loaded. */
const AFTER_MS = 10_000;

/**
 * Registers an existing push subscription with the current session, once a visit: messages end with
 * the session of the subscription, so the previous farmer gets no more of them on this device.
 */
export function usePushSession(): void {
  const [subscribe] = useSubscribePushMutation();
  useEffect(() => {
    const tell = async (): Promise<void> => {
      const { subscribedAddress } = await import('./push-browser.ts');
      const address = await subscribedAddress();
      if (address) await subscribe(address);
    };
    const timer = setTimeout(() => tell().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, [subscribe]);
}
