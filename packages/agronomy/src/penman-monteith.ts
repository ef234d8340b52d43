export type PenmanMonteithTerms = {
  /** Net radiation and soil heat flux, MJ/m² per time step. */
  netRadiation: number;
  soilHeatFlux?: number | undefined;
  tempC: number;
  windAt2mMs: number;
  saturationKPa: number;
  actualKPa: number;
  slope: number;
  psychrometric: number;
};

function combine(terms: PenmanMonteithTerms, aerodynamicFactor: number): number {
  const { slope, psychrometric, windAt2mMs } = terms;
  const radiation = 0.408 * slope * (terms.netRadiation - (terms.soilHeatFlux ?? 0));
  const deficit = terms.saturationKPa - terms.actualKPa;
  const drying = psychrometric * (aerodynamicFactor / (terms.tempC + 273)) * windAt2mMs * deficit;
  return (radiation + drying) / (slope + psychrometric * (1 + 0.34 * windAt2mMs));
}

/** Reference evapotranspiration (mm a day) from its terms; FAO-56 eq 6. Dew, a negative result, is kept at 0. */
export function penmanMonteithDailyMm(terms: PenmanMonteithTerms): number {
  return Math.max(0, combine(terms, 900));
}

/** Reference evapotranspiration (mm an hour) from its terms; FAO-56 eq 53. Night values may be a little below 0. */
export function penmanMonteithHourlyMm(terms: PenmanMonteithTerms): number {
  return combine(terms, 37);
}
