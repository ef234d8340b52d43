import {
  adjustedDepletionFraction,
  readilyAvailableWaterMm,
  stressCoefficient,
} from './soil-water.ts';

export type BalanceDay = {
  etcMm: number;
  rainMm: number;
  /** Net irrigation that reached the root zone. */
  irrigationMm?: number | undefined;
  capillaryRiseMm?: number | undefined;
};

export type BalanceResult = {
  depletionMm: number;
  deepPercolationMm: number;
  stress: number;
  actualEtMm: number;
  readilyAvailableMm: number;
};

export type RootZone = { totalAvailableMm: number; depletionFraction: number };

/**
 * Root-zone depletion (mm) at the end of a day from that at its start; FAO-56 eq 85 and 88.
 * Water above field capacity drains away the same day; depletion stays between 0 and the total available water.
 */
export function stepBalance(zone: RootZone, startMm: number, day: BalanceDay): BalanceResult {
  const total = zone.totalAvailableMm;
  const fraction = adjustedDepletionFraction(zone.depletionFraction, day.etcMm);
  const wetting = day.rainMm + (day.irrigationMm ?? 0);
  const afterWetting = Math.max(0, startMm - wetting);
  const stress = stressCoefficient(total, afterWetting, fraction);
  const actualEtMm = stress * day.etcMm;
  const depletion = startMm - wetting - (day.capillaryRiseMm ?? 0) + actualEtMm;
  return {
    depletionMm: Math.min(total, Math.max(0, depletion)),
    deepPercolationMm: Math.max(0, -depletion),
    stress,
    actualEtMm,
    readilyAvailableMm: readilyAvailableWaterMm(total, fraction),
  };
}

/** Runs the balance through consecutive days from a starting depletion (mm); one result a day. */
export function runBalance(
  zone: RootZone,
  startMm: number,
  days: readonly BalanceDay[],
): BalanceResult[] {
  const results: BalanceResult[] = [];
  let depletion = Math.min(zone.totalAvailableMm, Math.max(0, startMm));
  for (const day of days) {
    const result = stepBalance(zone, depletion, day);
    results.push(result);
    depletion = result.depletionMm;
  }
  return results;
}
