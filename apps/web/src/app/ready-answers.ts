import type { PriceFactsAnswer } from '@ankur/contracts/market/endpoints';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { cropGuidesApi } from '../entities/crop/crop-guides.api.ts';
import { creditsApi } from '../entities/farm/credits.api.ts';
import { farmApi } from '../entities/farm/farm.api.ts';
import { profileApi } from '../entities/farmer/profile.api.ts';
import { expertsApi } from '../features/experts/experts.api.ts';
import { farmTasksApi } from '../features/farm-tasks/farm-tasks.api.ts';
import { financeApi } from '../features/finance/finance.api.ts';
import { greenscanApi } from '../features/greenscan/greenscan.api.ts';
import { guidanceApi } from '../features/guidance/guidance.api.ts';
import { milkRatesApi } from '../features/herd/milk-rates.api.ts';
import { irrigationApi } from '../features/irrigation/irrigation.api.ts';
import { marketApi } from '../features/market/market.api.ts';
import { readMarketPlace } from '../features/market/market-place.ts';
import { LISTED, notificationsApi } from '../features/notifications/notifications.api.ts';
import { schemesApi } from '../features/schemes/schemes.api.ts';
import { seasonApi } from '../features/season/season.api.ts';
import { lastAnswer, lastAnswersTo } from '../lib/answers/last-answer.ts';
import { rowsOf } from '../lib/http/paged.ts';
import { currentLanguage } from '../lib/i18n/language-store.ts';
import { placeState } from '../lib/place/place-store.ts';
import { sessionOwner } from '../lib/session/tokens.ts';
import { nowMs } from '../lib/time/clock.ts';
import { store } from './store.ts';

const HOUR_MS = 3_600_000;
/** So long what changes by the day is not read again, what seldom changes, and what its own page reads anew. */
const TODAY = 6 * HOUR_MS;
const DAY = 24 * HOUR_MS;
const WEEK = 7 * 24 * HOUR_MS;
const ONCE = Number.POSITIVE_INFINITY;

interface Endpoint<Arg> {
  name: string;
  initiate: (
    arg: Arg,
    options: { subscribe: false },
  ) => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;
}

interface Question {
  /** Under which its answer is kept: the name of the endpoint with the argument. */
  name: string;
  freshMs: number;
  ask: () => Promise<unknown>;
}

const question = <Arg>(
  { name, initiate }: Endpoint<Arg>,
  arg: NoInfer<Arg>,
  freshMs: number,
): Question => ({
  name: `${name}(${JSON.stringify(arg)})`,
  freshMs,
  ask: () => store.dispatch(initiate(arg, { subscribe: false })),
});

/** What pages show and what is computed with when there is no network. */
function questions(): Question[] {
  const lang = currentLanguage();
  const { waterFacts, waterings, pump } = irrigationApi.endpoints;
  const { fields, plantings, animals, losses } = farmApi.endpoints;
  const { credits } = creditsApi.endpoints;
  const { milkRates } = milkRatesApi.endpoints;
  const { seasonFacts } = seasonApi.endpoints;
  const { farmTasks } = farmTasksApi.endpoints;
  const { entries, financialSummary } = financeApi.endpoints;
  const { commodities, marketStates, priceAlerts } = marketApi.endpoints;
  const { guidance } = guidanceApi.endpoints;
  const { schemes } = schemesApi.endpoints;
  const { cropGuides } = cropGuidesApi.endpoints;
  const { profile, farmPlace } = profileApi.endpoints;
  const { experts, myRequests } = expertsApi.endpoints;
  const { scans } = greenscanApi.endpoints;
  const { unread, notifications, notificationSettings } = notificationsApi.endpoints;
  const ledgers = ['expenses', 'incomes', 'loans', 'budgets'] as const;
  return [
    // Without any place the server could only refuse.
    ...(placeState().status === 'known' ? [question(waterFacts, undefined, TODAY)] : []),
    question(waterings, undefined, ONCE),
    question(pump, undefined, ONCE),
    question(plantings, undefined, ONCE),
    question(fields, undefined, ONCE),
    question(animals, undefined, ONCE),
    question(milkRates, undefined, ONCE),
    question(losses, undefined, ONCE),
    question(credits, undefined, ONCE),
    question(seasonFacts, undefined, DAY),
    question(farmTasks, 'pending', ONCE),
    ...ledgers.map((ledger) => question(entries, { ledger }, ONCE)),
    question(financialSummary, {}, DAY),
    question(priceAlerts, undefined, ONCE),
    question(commodities, undefined, WEEK),
    question(marketStates, undefined, WEEK),
    question(cropGuides, lang, WEEK),
    question(guidance, lang, WEEK),
    question(schemes, lang, WEEK),
    question(profile, undefined, DAY),
    question(farmPlace, undefined, WEEK),
    question(experts, undefined, WEEK),
    question(myRequests, undefined, DAY),
    question(scans, undefined, WEEK),
    question(unread, undefined, DAY),
    question(notifications, LISTED, DAY),
    question(notificationSettings, undefined, WEEK),
  ];
}

/** The cost of one loan, which brings the card's rate. */
async function readCardRate(): Promise<void> {
  const { entries, loanCost } = financeApi.endpoints;
  const kept = entries.select({ ledger: 'loans' })(store.getState()).data;
  const loan = rowsOf(kept)?.find(({ ledger }) => ledger === 'loans');
  if (!loan || (await lastAnswer(`loanCost("${loan.id}")`))) return;
  await store.dispatch(loanCost.initiate(loan.id, { subscribe: false }));
}

/** So many of the own crops are decided on without a network. */
const COMMODITIES_MAX = 2;

/** The prices that decisions on the sale of the own crops are computed from, around the place of the last look at prices. */
async function readPrices(): Promise<void> {
  const place = readMarketPlace();
  if (!place?.point) return;
  const { state, district, point } = place;
  const { plantings } = farmApi.endpoints;
  const own = plantings.select(undefined)(store.getState()).data ?? [];
  const crops = new Set(own.filter(({ status }) => status !== 'planned').map(({ crop }) => crop));
  const guides = cropGuidesApi.endpoints.cropGuides.select(currentLanguage())(
    store.getState(),
  ).data;
  const sold = (guides ?? [])
    .filter(({ id }) => crops.has(id))
    .flatMap(({ keys }) => keys.market.slice(0, 1));
  for (const commodity of sold.slice(0, COMMODITIES_MAX)) {
    const asked = { commodity, district, ...point, state };
    const [last] = (await lastAnswersTo<PriceFactsAnswer>('priceFacts')).filter(
      ({ data }) =>
        data.commodity === commodity && data.district === district && data.state === state,
    );
    if (last && nowMs() - last.atMs <= DAY) continue;
    await store.dispatch(marketApi.endpoints.priceFacts.initiate(asked, { subscribe: false }));
  }
}

/** Reads what is needed without a network, one after the other, as far as what was last read is too old. */
export async function readAhead(): Promise<void> {
  const owner = sessionOwner();
  for (const { name, freshMs, ask } of questions()) {
    if (!owner || sessionOwner() !== owner) return;
    const last = await lastAnswer(name);
    if (!last || nowMs() - last.atMs > freshMs) await ask();
  }
  await readCardRate();
  await readPrices();
}
