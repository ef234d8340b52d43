import { type MarketChoice, useTrendQuery } from './market.api.ts';

/** With fewer months the district's trend is complemented by the state's. */
const FEW_MONTHS = 9;

/** The trend of a district and, where it has gaps, also that of its state. */
export function useTrends({ commodity, state, district }: MarketChoice) {
  const own = useTrendQuery({ commodity, state, district });
  const thin = district !== '' && (own.currentData?.points.length ?? FEW_MONTHS) < FEW_MONTHS;
  const wider = useTrendQuery({ commodity, state, district: '' }, { skip: !thin });
  const found = thin && wider.currentData?.points.length ? wider.currentData : undefined;
  return { ...own, wider: found };
}
