import type { PriceAlert } from '@ankur/contracts/market/endpoints';
import { useEffect, useState } from 'react';
import type { Computed } from '../../lib/answers/on-phone.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';

/**
 * Whether the prices last read meet an alert that the server has not answered: one that waits to be sent, or any while
 * there is no network. Null while none does.
 */
export function useAlertOnPhone(alert: PriceAlert & Unsent) {
  const [hit, setHit] = useState<Computed<NonNullable<PriceAlert['hit']>> | null>(null);
  const { id, unsent } = alert;
  const isAsked = alert.hit === null && (unsent !== undefined || !navigator.onLine);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an alert cannot be changed
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      const { alertOnPhone } = await import('./prices-on-phone.ts');
      const found = await alertOnPhone(alert);
      if (isShown) setHit(found);
    };
    if (isAsked) ask().catch(() => undefined);
    else setHit(null);
    return () => {
      isShown = false;
    };
  }, [id, isAsked]);
  return hit;
}
