import { type Pick, useTrendQuery } from './market.api.ts';

/** With fewer of the twelve months than this a district's line says too little by itself. */
const FEW_MONTHS = 9;

/** The trend of a district and, where it has gaps, the one of its whole state beside it. */
export function useTrends({ commodity, state, district }: Pick) {
  const own = useTrendQuery({ commodity, state, district });
  const thin = district !== '' && (own.currentData?.points.length ?? FEW_MONTHS) < FEW_MONTHS;
  const wider = useTrendQuery({ commodity, state, district: '' }, { skip: !thin });
  const found = thin && wider.currentData?.points.length ? wider.currentData : undefined;
  return { ...own, wider: found };
}
