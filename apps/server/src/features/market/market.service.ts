import { addDays } from '@ankur/agronomy/calendar-day';
import { addMonths } from '@ankur/agronomy/price-statistics/monthly-prices';
import { commodities, commodityName, findCommodity } from '@ankur/content/commodities';
import { supportPricesBetween, supportPricesOn } from '@ankur/content/msp';
import { findDistrict, findState, states } from '@ankur/content/states-districts';
import { NON_FIELD } from '@ankur/contracts/http/errors';
import type {
  CommodityAnswer,
  PricesAnswer,
  TickerAnswer,
  TrendAnswer,
} from '@ankur/contracts/market/endpoints';
import type { PricesQuery, TrendQuery } from '@ankur/contracts/market/rules';
import { failure } from '@ankur/contracts/problems';
import { type Clock, indianDate } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PriceQuery } from '../../providers/mandi-prices/mandi-prices.ts';
import type { ProviderRateLimit } from '../../providers/provider-rate-limit.ts';
import { marksOf, rupees, toEarlierPrice, toRecord, toSupportPrice } from './market.mapper.ts';
import type { HistoryProgress, PriceHistory } from './price-history.ts';
import type { Kind, PriceInterest } from './price-interest.ts';
import type { PriceQueries } from './price-queries.ts';
import type { Area, PriceReader } from './store/price-reader.ts';

const ROWS_MAX = 1000;
const TICKER_ROWS = 200;
/** Days before the day that is shown in which last week's report is looked for: markets do not report every day. */
const WEEK_BEFORE = { from: 10, to: 5 };

export interface MarketService {
  /** Prices of a day, from the store; the first query for them is sent to the provider before. */
  prices(query: PricesQuery, rateLimit?: ProviderRateLimit): Promise<PricesAnswer>;
  ticker(
    query: { commodity: string; state: string; district: string },
    rateLimit?: ProviderRateLimit,
  ): Promise<TickerAnswer>;
  /** Twelve months, each the median of its reported days. */
  trend(query: TrendQuery, rateLimit?: ProviderRateLimit): Promise<TrendAnswer>;
  commodities(): CommodityAnswer[];
}

interface Deps {
  reader: PriceReader;
  /** Null without a key: answers come from the store alone. */
  questions: PriceQueries | null;
  interest: PriceInterest;
  /** Null without a provider of whole months. */
  history: PriceHistory | null;
  clock: Clock;
  /** Resolves when the built-in sample has been loaded. */
  ready: Promise<void>;
}

const unavailable = () =>
  new AppError('unavailable', { [NON_FIELD]: [failure('prices_unavailable')] });

/** Canonical names of a commodity and an area; null for an unknown state or district. */
export function namesOf(query: { commodity: string; state: string; district: string }) {
  const state = query.state ? findState(query.state)?.name : '';
  if (state === undefined) return null;
  const found = query.district ? findDistrict(query.district, state || undefined) : null;
  const area: Area = {
    state: found?.state ?? state,
    district: found?.name ?? query.district,
  };
  return { commodity: query.commodity ? commodityName(query.commodity) : '', area };
}

/** True for a district of the state, or of any when none is given. */
const isDistrict = ({ state, district }: Area): boolean =>
  state
    ? findDistrict(district, state) !== null
    : states.some(({ name }) => findDistrict(district, name) !== null);

export function createMarketService(deps: Deps): MarketService {
  const { reader, questions, interest, history, clock, ready } = deps;
  /** Whether commodity and place are known from our lists or a report, and the day is not in the future. */
  const isQuestion = async (commodity: string, area: Area, date: string | null) => {
    if (date !== null && date > indianDate(clock.now())) return false;
    if (commodity && !findCommodity(commodity) && !(await reader.knowsCommodity(commodity)))
      return false;
    return !area.district || isDistrict(area) || reader.knowsDistrict(area.district);
  };

  const settle = async (
    commodity: string,
    area: Area,
    date: string | null,
    kind: Kind,
    rateLimit: ProviderRateLimit | undefined,
  ) => {
    await ready;
    // Unknown names reach neither the provider nor the list of queries to refresh.
    if (!(await isQuestion(commodity, area, date))) return null;
    const question: PriceQuery = { ...area, commodity, date };
    if (!questions) {
      interest.note(question, kind).catch(() => {});
      return null;
    }
    const asked = await questions.settle(question, kind, rateLimit);
    interest.note(question, kind).catch(() => {});
    return asked;
  };

  /** 503 only when the store is empty. */
  const refuseIfEmpty = async () => {
    if (await reader.isEmpty()) throw unavailable();
  };

  const mspOn = (commodity: string, date: string) =>
    supportPricesOn(commodity, date).map(toSupportPrice);

  return {
    async prices(query, rateLimit) {
      const named = namesOf(query);
      const nothing = { records: [], total: 0, as_of: null, sample: false, stale: false };
      if (!named) return { ...nothing, exact: true, week_before: [], msp: [] };
      const { commodity, area } = named;
      const date = query.arrival_date || null;
      const asked = await settle(commodity, area, date, 'day', rateLimit);
      const on = async (day: string) => reader.onDay(commodity, area, day, ROWS_MAX);
      let found = date ? await on(date) : await newest(commodity, area);
      let exact = true;
      // An empty answer of the provider is final; otherwise (and with the sample) the nearest day is used.
      if (date && found.total === 0 && asked !== 'answered') {
        const near = commodity ? await reader.nearestDay(commodity, area, date) : null;
        if (near) found = await on(near);
        exact = near === null;
      }
      if (found.total === 0 && asked !== 'answered') await refuseIfEmpty();
      const marks = marksOf(found.rows);
      return {
        records: found.rows.map(toRecord),
        total: found.total,
        ...marks,
        stale: asked === 'failed',
        exact,
        week_before: await weekBefore(commodity, area, marks.as_of),
        msp: commodity ? mspOn(commodity, marks.as_of ?? date ?? indianDate(clock.now())) : [],
      };
    },

    async ticker(query, rateLimit) {
      const named = namesOf({ ...query, state: query.state || 'Maharashtra' });
      if (!named) return { records: [], total: 0, as_of: null, sample: false, stale: false };
      const asked = await settle(named.commodity, named.area, null, 'day', rateLimit);
      const rows = await reader.latest(named.commodity, named.area, TICKER_ROWS);
      if (rows.length === 0 && asked !== 'answered') await refuseIfEmpty();
      return {
        records: rows.map(toRecord),
        total: rows.length,
        ...marksOf(rows),
        stale: asked === 'failed',
      };
    },

    async trend(query, rateLimit) {
      const named = namesOf(query);
      const nothing = {
        points: [],
        daily: [],
        as_of: null,
        sample: false,
        stale: false,
        progress: null,
        msp: [],
      };
      if (!named) return nothing;
      const { commodity, area } = named;
      const asked = await settle(commodity, area, null, 'history', rateLimit);
      const progress = await pastOf(commodity, area, rateLimit);
      const months = await reader.months(commodity, area);
      const [first] = months;
      const last = months.at(-1);
      if (!first || !last) {
        if (asked !== 'answered' && !progress) await refuseIfEmpty();
        return { ...nothing, stale: asked === 'failed', progress };
      }
      const days = await reader.days(commodity, area, `${first.month}-01`);
      const asOf = days.at(-1)?.date ?? `${last.month}-01`;
      return {
        points: months.map((row) => ({
          month: row.month,
          modal_price: rupees(row.modalPaise),
          days: row.days,
        })),
        daily: days.map((row) => ({
          date: row.date,
          modal_price: rupees(row.modalPaise),
          markets: row.markets,
        })),
        as_of: asOf,
        sample: months.some((row) => row.sample),
        stale: asked === 'failed',
        progress,
        msp: supportPricesBetween(commodity, `${addMonths(last.month, -11)}-01`, asOf).map(
          toSupportPrice,
        ),
      };
    },

    commodities: () => commodities.map(({ name, names, keeps }) => ({ name, names, keeps })),
  };

  /** Begins to fetch the past of a listed commodity; null when nothing is being fetched. */
  async function pastOf(
    commodity: string,
    { state }: Area,
    rateLimit: ProviderRateLimit | undefined,
  ): Promise<HistoryProgress | null> {
    if (!history || !state || !findCommodity(commodity)) return null;
    const isAllowed = () =>
      (rateLimit?.('known') ?? Promise.resolve()).then(
        () => true,
        () => false,
      );
    return history.look({ state, commodity }, isAllowed).catch(() => null);
  }

  /** What the markets paid a week before a day; nothing for all commodities at once. */
  async function weekBefore(commodity: string, area: Area, day: string | null) {
    if (!commodity || !day) return [];
    const [from, to] = [addDays(day, -WEEK_BEFORE.from), addDays(day, -WEEK_BEFORE.to)];
    return (await reader.lastWithin(commodity, area, from, to, ROWS_MAX)).map(toEarlierPrice);
  }

  /** The area's newest reported day. */
  async function newest(commodity: string, area: Area) {
    const [last] = await reader.latest(commodity, area, 1);
    if (!last) return { rows: [], total: 0 };
    return reader.onDay(commodity, area, last.arrivalDate, ROWS_MAX);
  }
}
