/** Mass of a litre of milk, kg. */
const MILK_KG_PER_LITRE = 1.03;

export type MilkPriceInput = {
  litres: number;
  fatPct: number;
  snfPct: number;
  fatRatePaisePerKg: number;
  snfRatePaisePerKg: number;
};

export type MilkPrice = {
  fatKg: number;
  snfKg: number;
  pricePaisePerLitre: number;
  amountPaise: number;
};

/**
 * Two-axis price of milk: a rate per kilogram of fat and one per kilogram of solids-not-fat, whole paise.
 * Refuses negative figures and percentages that no milk has (fat up to 15, SNF up to 15).
 */
export function milkPrice(input: MilkPriceInput): MilkPrice {
  const { litres, fatPct, snfPct, fatRatePaisePerKg, snfRatePaisePerKg } = input;
  const given = [litres, fatPct, snfPct, fatRatePaisePerKg, snfRatePaisePerKg];
  if (!given.every((value) => value >= 0)) throw new RangeError('figures must not be below 0');
  if (fatPct > 15 || snfPct > 15) throw new RangeError('no milk is that rich');
  const milkKg = litres * MILK_KG_PER_LITRE;
  const perLitre =
    (MILK_KG_PER_LITRE * (fatPct * fatRatePaisePerKg + snfPct * snfRatePaisePerKg)) / 100;
  return {
    fatKg: (milkKg * fatPct) / 100,
    snfKg: (milkKg * snfPct) / 100,
    pricePaisePerLitre: Math.round(perLitre),
    amountPaise: Math.round(perLitre * litres),
  };
}
