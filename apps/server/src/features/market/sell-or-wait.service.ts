import { waitAnswer } from '@ankur/agronomy/price-statistics/wait-answer';
import { findCommodity } from '@ankur/content/commodities';
import type { WaitAnswer } from '@ankur/contracts/market/endpoints';
import type { WaitQuery } from '@ankur/contracts/market/rules';
import { toFactsMonth } from './market.mapper.ts';
import { namesOf } from './market.service.ts';
import type { Area, PriceReader } from './store/price-reader.ts';

/** Four years of prices are needed for advice. */
const MONTHS_TO_TELL = 48;

/** The months of an area, or of one of its markets, and its markets with a past long enough. */
export async function pastOf(reader: PriceReader, commodity: string, area: Area, market = '') {
  const months = await reader.allMonths(commodity, area, market);
  const markets = await reader.marketsKnownFor(commodity, area, MONTHS_TO_TELL);
  return { months: months.map(toFactsMonth), markets };
}

/** Advice to sell now or wait, from the newest known month; "cannot tell" where the back-test does not support it. */
export async function adviseWaiting(reader: PriceReader, query: WaitQuery): Promise<WaitAnswer> {
  const known = findCommodity(query.commodity);
  const keeps = known?.keeps ?? false;
  const named = keeps ? namesOf(query) : null;
  const past =
    known && named
      ? await pastOf(reader, known.name, named.area, query.market)
      : { months: [], markets: [] };
  return waitAnswer({ commodity: known?.name ?? query.commodity, keeps, ...past }, query);
}
