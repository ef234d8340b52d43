export type HoldingCosts = {
  /** Share of the weight lost per month of storage (rot, drying, insects). */
  lossPctPerMonth: number;
  /** Yearly interest on the deferred income: of a loan, or of another use of the money. */
  interestPctPerYear: number;
  /** Rent, bags, fumigation: paise per quintal and month. */
  storagePaisePerMonth: number;
};

/**
 * Default losses, which the farmer can correct. Onion: 25–30 % over four to five months in ventilated stores
 * (ICAR-DOGR bulletins). Others: our cautious reading of the storage part of ICAR-CIPHET's 2015 loss study.
 */
export const DEFAULT_MONTHLY_LOSS_PCT = {
  onion: 6,
  potato: 4,
  cereal: 0.5,
  pulse: 0.7,
  oilseed: 0.5,
};

/**
 * Proceeds (paise) of today's quintal when sold some months later at a price: less weight loss, storage and
 * simple interest on today's value.
 */
export function proceedsAfterHolding(
  pricePaise: number,
  latePricePaise: number,
  months: number,
  costs: HoldingCosts,
): number {
  const weight = (1 - costs.lossPctPerMonth / 100) ** months;
  const interest = (pricePaise * costs.interestPctPerYear * months) / 1200;
  return latePricePaise * weight - costs.storagePaisePerMonth * months - interest;
}
