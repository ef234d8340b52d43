import { useState } from 'react';
import { type MarketChoice, useTrendQuery } from './market.api.ts';

/** With fewer months the district's trend is complemented by the state's. */
const FEW_MONTHS = 9;
/** While the past is being fetched the trend is asked for again. */
const AGAIN_MS = 5000;

/** The trend of a district and, where it has gaps, also that of its state. */
export function useTrends({ commodity, state, district }: MarketChoice) {
  const [everyMs, setEveryMs] = useState(0);
  const polled = { pollingInterval: everyMs, skipPollingIfUnfocused: true };
  const own = useTrendQuery({ commodity, state, district }, polled);
  const thin = district !== '' && (own.currentData?.points.length ?? FEW_MONTHS) < FEW_MONTHS;
  const wider = useTrendQuery({ commodity, state, district: '' }, { skip: !thin, ...polled });
  const wanted = own.currentData?.progress ? AGAIN_MS : 0;
  if (wanted !== everyMs) setEveryMs(wanted);
  const found = thin && wider.currentData?.points.length ? wider.currentData : undefined;
  return { ...own, wider: found };
}
