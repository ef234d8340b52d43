import { addDays } from '../calendar-day.ts';

/** Older prices do not trigger an alert. */
const FRESH_DAYS = 7;

/** A price as far as an alert looks at it; paise per quintal. */
export type AlertPrice = { arrivalDate: string; modalPaise: number; sample: boolean };

/** The price that best meets an alert among the latest of its area on a day; null while none does. At the limit none does. */
export function alertHit<Price extends AlertPrice>(
  { above, pricePaise }: { above: boolean; pricePaise: number },
  prices: readonly Price[],
  today: string,
): Price | null {
  const since = addDays(today, -FRESH_DAYS);
  const [best] = prices
    .filter(
      ({ arrivalDate, modalPaise, sample }) =>
        arrivalDate >= since &&
        !sample &&
        (above ? modalPaise > pricePaise : modalPaise < pricePaise),
    )
    .sort((a, b) => (above ? b.modalPaise - a.modalPaise : a.modalPaise - b.modalPaise));
  return best ?? null;
}
