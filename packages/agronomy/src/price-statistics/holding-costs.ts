export type HoldingCosts = {
  /** Part of the weight lost in a month of store (rot, drying, insects). */
  lossPctPerMonth: number;
  /** Yearly rate of the money that is not there yet: a loan's, or what else it would earn. */
  interestPctPerYear: number;
  /** Rent, bags, fumigation: paise per quintal and month. */
  storagePaisePerMonth: number;
};

/**
 * Losses to start from, for the farmer to correct. Onion: 25–30 % over four to five months in ventilated stores
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
 * What a quintal of today brings (paise) when sold some months later at a price: less weight, less store, less the
 * interest on today's value, simple over the months.
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
