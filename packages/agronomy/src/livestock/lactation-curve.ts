/** The mean milk of a herd on a day after calving, kg. */
export interface MeanMilk {
  day: number;
  kg: number;
}

export interface LactationCurve {
  a: number;
  b: number;
  c: number;
}

/** Days after calving between which a curve through test days holds: colostrum before, a standard lactation until then. */
export const LACTATION_DAYS = { first: 5, last: 305 } as const;

/**
 * Wood's curve through three published means: milk on day t = a × t^b × e^(−c × t), kg (Wood P.D.P., Nature 216, 1967: 164–165).
 * Its logarithm is linear in ln a, b and c, so that three days determine it. Null where the days do not rise.
 */
export function curveThrough(
  means: readonly [MeanMilk, MeanMilk, MeanMilk],
): LactationCurve | null {
  const [first, peak, late] = means;
  if (!(first.day > 0 && first.day < peak.day && peak.day < late.day)) return null;
  const rise = (from: MeanMilk, to: MeanMilk) => ({
    days: to.day - from.day,
    logDays: Math.log(to.day / from.day),
    logKg: Math.log(to.kg / from.kg),
  });
  const [early, after] = [rise(first, peak), rise(peak, late)];
  const determinant = early.days * after.logDays - after.days * early.logDays;
  const c = (early.logDays * after.logKg - after.logDays * early.logKg) / determinant;
  const b = (early.logKg + c * early.days) / early.logDays;
  const a = peak.kg / (peak.day ** b * Math.exp(-c * peak.day));
  return { a, b, c };
}

/** Expected milk on a day after calving, kg; null outside `LACTATION_DAYS`. */
export function expectedMilkKg({ a, b, c }: LactationCurve, day: number): number | null {
  if (!(day >= LACTATION_DAYS.first && day <= LACTATION_DAYS.last)) return null;
  return a * day ** b * Math.exp(-c * day);
}
