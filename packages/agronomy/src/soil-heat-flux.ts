/** Soil heat flux (MJ/m² a day) of a month from the mean temperatures (°C) of its neighbours; FAO-56 eq 43. */
export function monthlySoilHeatFlux(previousMonthC: number, nextMonthC: number): number {
  return 0.07 * (nextMonthC - previousMonthC);
}

/** Soil heat flux (MJ/m² a day) when the next month is not known yet; FAO-56 eq 44. */
export function monthlySoilHeatFluxSoFar(previousMonthC: number, thisMonthC: number): number {
  return 0.14 * (thisMonthC - previousMonthC);
}

/** Soil heat flux (MJ/m² an hour) under grass: a tenth of net radiation by day, half by night; FAO-56 eq 45 and 46. */
export function hourlySoilHeatFlux(netRadiation: number, daytime: boolean): number {
  return (daytime ? 0.1 : 0.5) * netRadiation;
}
