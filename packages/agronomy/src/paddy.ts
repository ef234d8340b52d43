export type PaddySoil = 'heavy' | 'medium' | 'light';

/** Percolation (mm a day) below a puddled field: 4 on heavy clay to 8 on sandy soil; FAO training manual 3, 4.4. */
export const PADDY_PERCOLATION_MM: Record<PaddySoil, number> = {
  heavy: 4,
  medium: 6,
  light: 8,
};

/** Water (mm) that soaks and puddles the field once, before transplanting; FAO training manual 3, 4.4. */
export const PUDDLING_MM = 200;

/** Water (mm) standing on the field after transplanting: 5 cm keeps weeds down without drowning seedlings. */
export const STANDING_WATER_MM = 50;

export type PaddyTerms = {
  etcMm: number;
  puddlingMm?: number | undefined;
  percolationMm?: number | undefined;
  standingWaterMm?: number | undefined;
  effectiveRainMm?: number | undefined;
};

/** Net irrigation (mm) of a paddy field over a period, never below 0; FAO training manual 3, 4.4. */
export function paddyNeedMm(terms: PaddyTerms): number {
  const demand =
    terms.etcMm +
    (terms.puddlingMm ?? 0) +
    (terms.percolationMm ?? 0) +
    (terms.standingWaterMm ?? 0);
  return Math.max(0, demand - (terms.effectiveRainMm ?? 0));
}
