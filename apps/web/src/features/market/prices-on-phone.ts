import { alertHit } from '@ankur/agronomy/price-statistics/alert-hit';
import { ROAD_FACTOR, straightDistanceKm } from '@ankur/agronomy/price-statistics/distance';
import { netPriceAnswer } from '@ankur/agronomy/price-statistics/net-price-answer';
import { waitAnswer } from '@ankur/agronomy/price-statistics/wait-answer';
import type {
  NetPriceAnswer,
  PriceAlert,
  PriceFactsAnswer,
  WaitAnswer,
} from '@ankur/contracts/market/endpoints';
import { lastAnswersTo } from '../../lib/answers/last-answer.ts';
import type { Computed } from '../../lib/answers/on-phone.ts';
import { todayInIndia } from '../../lib/time/local-date.ts';
import type { NetPriceParams, SellOrWaitParams } from './price-questions.ts';

/** The prices last read of a commodity that an answer can be computed from. */
async function factsFor(commodity: string, isEnough: (facts: PriceFactsAnswer) => boolean) {
  const kept = await lastAnswersTo<PriceFactsAnswer>('priceFacts');
  return kept.find(({ data }) => data.commodity === commodity && isEnough(data)) ?? null;
}

/** Whether all mandis that can be reached by road from a place are among those that are known. */
function coversReach(facts: PriceFactsAnswer, { lat, lon, reach_km }: NetPriceParams): boolean {
  const there = { latitudeDeg: facts.lat, longitudeDeg: facts.lon };
  const away = straightDistanceKm({ latitudeDeg: lat, longitudeDeg: lon }, there);
  return away + reach_km / ROAD_FACTOR <= facts.reach_km;
}

/** Net prices from the prices last read around here; null where they do not reach as far as is asked. */
export async function netPricesOnPhone(
  asked: NetPriceParams,
): Promise<Computed<NetPriceAnswer> | null> {
  const facts = await factsFor(asked.commodity, (one) => coversReach(one, asked));
  return facts && { data: netPriceAnswer(facts.data, asked, todayInIndia()), atMs: facts.atMs };
}

/** Selling or waiting from the past of the own district; null for another place, or for one market of it. */
export async function waitOnPhone({
  commodity,
  state,
  district,
  market,
}: SellOrWaitParams): Promise<Computed<WaitAnswer> | null> {
  if (market) return null;
  const facts = await factsFor(
    commodity,
    (one) => one.state === state && one.district === district,
  );
  return facts && { data: waitAnswer(facts.data, {}), atMs: facts.atMs };
}

/** The price that meets an alert among those last read of its district, and from when they are; null while none does. */
export async function alertOnPhone({
  commodity,
  state,
  district,
  above,
  price,
}: PriceAlert): Promise<Computed<NonNullable<PriceAlert['hit']>> | null> {
  const facts = await factsFor(
    commodity,
    (one) => one.state === state && one.district === district,
  );
  const latest = facts?.data.latest.map((one) => ({
    ...one,
    arrivalDate: one.arrival_date,
    modalPaise: one.modal_paise,
  }));
  const limit = { above, pricePaise: Math.round(price * 100) };
  const hit = latest && alertHit(limit, latest, todayInIndia());
  if (!facts || !hit) return null;
  const { market, arrival_date, modal_paise } = hit;
  return { data: { market, date: arrival_date, price: modal_paise / 100 }, atMs: facts.atMs };
}
