/** Water (mm) that the root zone holds between field capacity and wilting point (m³/m³); FAO-56 eq 82. */
export function totalAvailableWaterMm(
  fieldCapacity: number,
  wiltingPoint: number,
  rootDepthM: number,
): number {
  return 1000 * Math.max(0, fieldCapacity - wiltingPoint) * rootDepthM;
}

/** Part (mm) of the available water that a crop takes without stress; FAO-56 eq 83. */
export function readilyAvailableWaterMm(totalMm: number, depletionFraction: number): number {
  return depletionFraction * totalMm;
}

/** Depletion fraction for the day's crop evapotranspiration (mm), kept within 0.1–0.8; FAO-56 Table 22, footnote 2. */
export function adjustedDepletionFraction(tableFraction: number, etcMm: number): number {
  return Math.min(0.8, Math.max(0.1, tableFraction + 0.04 * (5 - etcMm)));
}

/** Water stress coefficient, 1 with easily taken water and 0 at wilting point; FAO-56 eq 84. */
export function stressCoefficient(
  totalMm: number,
  depletionMm: number,
  depletionFraction: number,
): number {
  const readily = readilyAvailableWaterMm(totalMm, depletionFraction);
  if (depletionMm <= readily) return 1;
  if (totalMm <= readily) return 0;
  return Math.min(1, Math.max(0, (totalMm - depletionMm) / (totalMm - readily)));
}

export type SoilKind = 'sandy' | 'red' | 'loam' | 'clay' | 'black';

/**
 * Field capacity and wilting point (m³/m³) by soil as farmers name them: mid-points of FAO-56 Table 19
 * (sandy: loamy sand; red: sandy loam, the texture of most Alfisols of the Deccan; loam; clay: silty clay; black cotton
 * soil: clay).
 */
export const SOIL_WATER: Record<SoilKind, { fieldCapacity: number; wiltingPoint: number }> = {
  sandy: { fieldCapacity: 0.15, wiltingPoint: 0.065 },
  red: { fieldCapacity: 0.23, wiltingPoint: 0.11 },
  loam: { fieldCapacity: 0.25, wiltingPoint: 0.12 },
  clay: { fieldCapacity: 0.36, wiltingPoint: 0.23 },
  black: { fieldCapacity: 0.36, wiltingPoint: 0.22 },
};
