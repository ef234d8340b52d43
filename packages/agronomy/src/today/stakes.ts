/**
 * What is lost by leaving something undone, as an order of magnitude in rupees: only good enough to say what comes first.
 * Without a source beside it a figure is our own judgement.
 */

/** Worth of an acre's harvest: between 5 quintals of soybean and 14 of wheat at their minimum support prices of 2025-26. */
const HARVEST_RUPEES_PER_ACRE = 25_000;
/** Of a crop hit by heavy rain, heat or cold that could have been prepared for. */
const WEATHER_SHARE = 0.1;
/** A week without water in a season of some 17 weeks, at a yield response factor of 1 (FAO-33, equation 1; FAO-66). */
const WEEK_OF_WATER_SHARE = 1 / 17;
/** Interest that is forgiven to who repays a crop loan in time, of the loan a year (Modified Interest Subvention Scheme). */
const PROMPT_REPAYMENT_SHARE = 0.03;
/** Twenty-one more days of keep without a calf on the way. */
const MISSED_HEAT_RUPEES = 3_000;
const COLOSTRUM_RUPEES = 8_000;
const CARE_RUPEES = 1_500;

const acresOr1 = (acres: number | null): number => Math.max(acres ?? 1, 0.25);

/** The claim of a crop loss that is not reported in time. */
export const lossStake = (acres: number | null): number =>
  HARVEST_RUPEES_PER_ACRE * acresOr1(acres);

/** Weather that harms a standing crop. */
export const weatherStake = (acres: number | null): number => lossStake(acres) * WEATHER_SHARE;

/** A week's watering left out. */
export const waterStake = (acres: number | null): number => lossStake(acres) * WEEK_OF_WATER_SHARE;

/** A loan of `rupees` that is repaid late. */
export const loanStake = (rupees: number): number => rupees * PROMPT_REPAYMENT_SHARE;

/** A duty of the herd that is missed; `kind` as the contract's `DUE_KINDS`. */
export function herdStake(kind: string): number {
  if (kind === 'colostrum' || kind === 'calving' || kind === 'ask_vet') return COLOSTRUM_RUPEES;
  return kind === 'heat_watch' || kind === 'pregnancy_check' ? MISSED_HEAT_RUPEES : CARE_RUPEES;
}

/** Work that the farmer planned, by its priority. */
const TASK_STAKES: Readonly<Record<string, number>> = { high: 2_000, medium: 1_000, low: 500 };
export const taskStake = (priority: string): number => TASK_STAKES[priority] ?? 1_000;
/** An alert on a price that was set, an answer that was asked for. */
export const PRICE_STAKE = 1_000;
export const ANSWER_STAKE = 500;
/** A write that the server refused, and writes that wait for a network. */
export const REFUSED_WRITE_STAKE = 2_000;
export const WAITING_WRITE_STAKE = 50;

/** A growing crop is not sold today: its price only says what may come. */
const NOT_YET_SOLD_SHARE = 0.1;

/** A price that moved by a share of itself; `canSell`: the harvest is in or about to be. */
export const priceMoveStake = (acres: number | null, share: number, canSell: boolean): number =>
  lossStake(acres) * share * (canSell ? 1 : NOT_YET_SOLD_SHARE);
