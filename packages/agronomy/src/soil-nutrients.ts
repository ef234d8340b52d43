/**
 * Kilograms per hectare that one mg/kg stands for in the plough layer: 15 cm of soil at 1.49 t/m³ weigh 2.24 million
 * kilograms on a hectare (Indian soil test laboratories' convention).
 */
export const KG_PER_HA_PER_MG_PER_KG = 2.24;

/** kg/ha of a soil test in mg/kg (ppm). */
export function mgPerKgToKgPerHa(mgPerKg: number): number {
  return mgPerKg * KG_PER_HA_PER_MG_PER_KG;
}

export type SoilTest = 'nitrogen' | 'phosphorus' | 'potassium' | 'organicCarbonPct';
export type SoilRating = 'low' | 'medium' | 'high';

/**
 * Bounds of "medium" on the Soil Health Card: available N, P, K in kg/ha and organic carbon in percent (Muhr and
 * others 1965, as the card's guidelines use them).
 */
const MEDIUM: Record<SoilTest, readonly [number, number]> = {
  nitrogen: [280, 560],
  phosphorus: [10, 25],
  potassium: [108, 280],
  organicCarbonPct: [0.5, 0.75],
};

/** Rating of a soil test; both bounds belong to "medium". */
export function soilRating(test: SoilTest, value: number): SoilRating {
  const [from, to] = MEDIUM[test];
  if (value < from) return 'low';
  return value > to ? 'high' : 'medium';
}
