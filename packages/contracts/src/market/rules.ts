import * as z from 'zod/mini';
import { isRecordDate, isStorable, requiredText } from '../http/fields.ts';
import { apiFailure, commonFailure } from '../http/problems.ts';
import { coercedNumber, spelledNumber, spelledNumberOrNone } from '../http/spelled-number.ts';
import { marketFailure as failure } from './problems.ts';

const NAME_MAX = 80;
const PRICE_MAX_RUPEES = 10_000_000;

/** `YYYY-MM-DD` of a believable year from an ISO date or from day-month-year with `-` or `/`; null for anything else. */
export function arrivalDay(text: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text.trim()) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim();
  return isRecordDate(iso) ? iso : null;
}

const name = (field: string) =>
  z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(
          NAME_MAX,
          apiFailure('text_too_long', { name: field, max_characters: NAME_MAX }),
        ),
        z.refine(isStorable, { error: apiFailure('text_unreadable', { name: field }) }),
      ),
    '',
  );

const pick = { commodity: name('commodity'), state: name('state'), district: name('district') };

/** The filters of the market page; what is left out means all, a day left out the newest. */
export const pricesQuery = z.object({
  ...pick,
  arrival_date: z._default(
    z.pipe(
      z.string().check(
        z.refine((text) => text === '' || arrivalDay(text) !== null, {
          error: failure('arrival_date_invalid'),
        }),
      ),
      z.transform((text: string) => (text === '' ? '' : (arrivalDay(text) ?? ''))),
    ),
    '',
  ),
});
export type PricesQuery = z.output<typeof pricesQuery>;

export const tickerQuery = z.object(pick);
export const trendQuery = z.object({
  ...pick,
  commodity: requiredText(
    apiFailure('value_required', { name: 'commodity' }),
    NAME_MAX,
    apiFailure('text_too_long', { name: 'commodity', max_characters: NAME_MAX }),
  ),
});
export type TrendQuery = z.output<typeof trendQuery>;

/** Most price alerts of a farmer. */
export const ALERTS_MAX = 50;

const COMMODITY_REQUIRED = failure('commodity_required');
const STATE_REQUIRED = commonFailure('state_required');
const NOT_POSITIVE = failure('price_not_positive');

/** At most two decimals; what is nearer to nothing than to a paisa has more. */
const isWholePaise = (rupees: number): boolean => {
  const paise = Math.round(rupees * 100);
  return Math.abs(rupees * 100 - paise) < 1e-6 && (paise > 0 || rupees <= 0);
};

/** Tell me when a commodity in a district is above (or below) so many rupees a quintal; at just that price it is neither. */
export const alertFields = z.object({
  commodity: requiredText(COMMODITY_REQUIRED, NAME_MAX, COMMODITY_REQUIRED),
  state: requiredText(STATE_REQUIRED, NAME_MAX, STATE_REQUIRED),
  district: name('district'),
  above: z._default(z.boolean(), true),
  price: z
    .number(NOT_POSITIVE)
    .check(
      z.gt(0, NOT_POSITIVE),
      z.maximum(PRICE_MAX_RUPEES, failure('price_too_high', { max_rupees: PRICE_MAX_RUPEES })),
      z.refine(isWholePaise, { error: failure('price_decimals') }),
    ),
});
export type AlertFields = z.output<typeof alertFields>;

const outsideOf = (name: string, min: number, max: number) =>
  apiFailure('number_outside', { name, min, max });

const range = (field: string, low: number, high: number) =>
  spelledNumber(low, high, outsideOf(field, low, high));

/** What is usual where nothing is said, which the API description shows. */
const rangeOrUsual = (field: string, low: number, high: number, usual: number) =>
  z._default(coercedNumber(low, high, outsideOf(field, low, high)), usual);

const rangeOrNone = (field: string, low: number, high: number) =>
  spelledNumberOrNone(low, high, outsideOf(field, low, high));

/** Where the farm is and what selling costs; costs left out are the usual ones. */
export const netPriceQuery = z.object({
  commodity: trendQuery.shape.commodity,
  lat: range('lat', -90, 90),
  lon: range('lon', -180, 180),
  quantity: rangeOrUsual('quantity', 0.01, 100_000, 1),
  reach_km: rangeOrUsual('reach_km', 1, 1000, 150),
  /** ₹ per km and quintal. */
  transport: rangeOrNone('transport', 0, 1000),
  commission: rangeOrNone('commission', 0, 50),
  market_fee: rangeOrNone('market_fee', 0, 50),
});
export type NetPriceQuery = z.output<typeof netPriceQuery>;

export const waitQuery = z.object({
  commodity: trendQuery.shape.commodity,
  state: name('state'),
  district: name('district'),
  market: name('market'),
  /** Per cent a year. */
  interest: rangeOrNone('interest', 0, 100),
  /** Per cent of the weight a month. */
  loss: rangeOrNone('loss', 0, 50),
  /** ₹ per quintal and month. */
  storage: rangeOrNone('storage', 0, 10_000),
});
export type WaitQuery = z.output<typeof waitQuery>;

/** The commodity, district and place whose prices a phone keeps to decide without a network. */
export const priceFactsQuery = z.object({
  commodity: trendQuery.shape.commodity,
  state: name('state'),
  district: name('district'),
  lat: range('lat', -90, 90),
  lon: range('lon', -180, 180),
});
export type PriceFactsQuery = z.output<typeof priceFactsQuery>;
