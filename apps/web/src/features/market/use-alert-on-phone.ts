import type { PriceAlert } from '@ankur/contracts/market/endpoints';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useLoaded } from '../../lib/use-loaded.ts';

/**
 * Whether the prices last read meet an alert that the server has not answered: one that waits to be sent, or any while
 * there is no network. Null while none does.
 */
export function useAlertOnPhone(alert: PriceAlert & Unsent) {
  const { id, unsent } = alert;
  const isAsked = alert.hit === null && (unsent !== undefined || !navigator.onLine);
  return useLoaded(isAsked ? id : null, async () => {
    const { alertOnPhone } = await import('./prices-on-phone.ts');
    return alertOnPhone(alert);
  });
}
