import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from '../../lib/router/router.tsx';
import { useLate } from '../../lib/time/use-late.ts';
import { FIRST_FILTER, type Filter } from './filters.tsx';
import { useMarketPricesQuery } from './market.api.ts';
import { useMarketPlace } from './use-market-place.ts';
import { useOwnCommodity } from './use-own-commodity.ts';

/** So long the page waits for the farmer's own crop and place before it opens with the defaults. */
const WAIT_MS = 2500;

/**
 * What the market opens with: the farmer's own crop in the own district on its newest day
 * (or the crop of `?crop=`), in the whole state where the
 * district has no prices of it; without a known crop the specification's defaults. Null while nobody knows.
 */
export function useFirstFilter(): Filter | null {
  const [params] = useSearchParams();
  const { commodity, known } = useOwnCommodity(params.get('crop'));
  const where = useMarketPlace();
  const late = useLate('first-filter', WAIT_MS);
  const isKnown = known && (commodity === null || where.known);
  const own: Filter | null =
    isKnown && commodity !== null
      ? {
          commodity,
          state: where.isOwn ? where.place.state : FIRST_FILTER.state,
          district: where.isOwn ? where.place.district : '',
          arrival_date: '',
        }
      : null;
  const found = useMarketPricesQuery(own ?? skipToken);
  if (!own) return isKnown || late ? FIRST_FILTER : null;
  return found.currentData?.total === 0 ? { ...own, district: '' } : own;
}
