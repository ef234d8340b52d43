import { useEffect } from 'react';
import { useSubscribePushMutation } from './notifications.api.ts';

/** The page and everything on it come first. */
const AFTER_MS = 10_000;

/**
 * Says once a visit that this browser, where it is told things, belongs to the session that is here: messages end with
 * the session they were asked for in, and whoever was here before hears no more of them on this phone.
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
