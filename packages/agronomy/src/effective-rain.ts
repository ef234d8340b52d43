/** Effective part (mm) of a month's rain (mm), USDA Soil Conservation Service method as CROPWAT applies it. */
export function effectiveRainUsdaMm(monthRainMm: number): number {
  if (monthRainMm <= 0) return 0;
  if (monthRainMm <= 250) return (monthRainMm * (125 - 0.2 * monthRainMm)) / 125;
  return 125 + 0.1 * monthRainMm;
}

/** Dependable part (mm) of a month's rain (mm), FAO/AGLW formula for 80 % of years as in CROPWAT. */
export function effectiveRainAglwMm(monthRainMm: number): number {
  const effective = monthRainMm <= 70 ? 0.6 * monthRainMm - 10 : 0.8 * monthRainMm - 24;
  return Math.max(0, effective);
}

/** Effective part (mm) of a month's rain (mm) on fields flatter than 4–5 %; FAO training manual 3, chapter 4. */
export function effectiveRainManual3Mm(monthRainMm: number): number {
  const effective = monthRainMm > 75 ? 0.8 * monthRainMm - 25 : 0.6 * monthRainMm - 10;
  return Math.max(0, effective);
}

/** Days of the mean month that a shorter period is scaled to. */
const MONTH_DAYS = 30;

/**
 * Effective part (mm) of the rain (mm) of a period of some days: the USDA method applied to the rain a whole month
 * would have at that rate, as CROPWAT does for ten-day periods.
 */
export function effectiveRainOfPeriodMm(rainMm: number, days: number): number {
  if (days <= 0) return 0;
  return (effectiveRainUsdaMm((rainMm * MONTH_DAYS) / days) * days) / MONTH_DAYS;
}
