/** Depth of water (mm) that an amount of energy (MJ/m²) evaporates; FAO-56 eq 20. */
export function energyToDepthMm(energyMj: number): number {
  return 0.408 * energyMj;
}

/**
 * Reference evapotranspiration (mm a day) from temperature alone; FAO-56 eq 52.
 * Radiation in MJ/m² is turned into mm first (0.408). The mean defaults to half the sum of the extremes.
 */
export function hargreavesEt0Mm(
  tempMinC: number,
  tempMaxC: number,
  extraterrestrial: number,
  tempMeanC: number = (tempMinC + tempMaxC) / 2,
): number {
  const range = Math.max(0, tempMaxC - tempMinC);
  const depth = energyToDepthMm(extraterrestrial);
  return Math.max(0, 0.0023 * (tempMeanC + 17.8) * Math.sqrt(range) * depth);
}
