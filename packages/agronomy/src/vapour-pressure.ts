/** Saturation vapour pressure (kPa) at an air temperature in °C; FAO-56 eq 11. */
export function saturationVapourPressureKPa(tempC: number): number {
  return 0.6108 * Math.exp((17.27 * tempC) / (tempC + 237.3));
}

/** Mean saturation vapour pressure (kPa) of a day, from its extremes and not from their mean; FAO-56 eq 12. */
export function meanSaturationVapourPressureKPa(tempMinC: number, tempMaxC: number): number {
  return (saturationVapourPressureKPa(tempMinC) + saturationVapourPressureKPa(tempMaxC)) / 2;
}

/** Slope of the saturation vapour pressure curve (kPa/°C); FAO-56 eq 13. */
export function vapourPressureSlopeKPaPerC(tempC: number): number {
  return (4098 * saturationVapourPressureKPa(tempC)) / (tempC + 237.3) ** 2;
}

/** Atmospheric pressure (kPa) of a standard atmosphere at an elevation in metres; FAO-56 eq 7. */
export function pressureKPa(elevationM: number): number {
  return 101.3 * ((293 - 0.0065 * elevationM) / 293) ** 5.26;
}

/** Psychrometric constant (kPa/°C) for an air pressure in kPa; FAO-56 eq 8. */
export function psychrometricConstant(airPressureKPa: number): number {
  return 0.000665 * airPressureKPa;
}

export type HumidityReadings = {
  tempMinC: number;
  tempMaxC: number;
  vapourPressureKPa?: number | undefined;
  dewPointC?: number | undefined;
  humidityMaxPct?: number | undefined;
  humidityMinPct?: number | undefined;
  humidityMeanPct?: number | undefined;
};

/**
 * Actual vapour pressure (kPa) of a day from the best reading given, in the order of FAO-56 chapter 3:
 * itself, dew point (eq 14), both humidity extremes (eq 17), the maximum (eq 18), the mean (eq 19);
 * null when none is given.
 */
export function actualVapourPressureKPa(readings: HumidityReadings): number | null {
  const { vapourPressureKPa, dewPointC, humidityMaxPct, humidityMinPct, humidityMeanPct } =
    readings;
  const atMin = saturationVapourPressureKPa(readings.tempMinC);
  const atMax = saturationVapourPressureKPa(readings.tempMaxC);
  if (vapourPressureKPa !== undefined) return vapourPressureKPa;
  if (dewPointC !== undefined) return saturationVapourPressureKPa(dewPointC);
  if (humidityMaxPct !== undefined && humidityMinPct !== undefined) {
    return ((atMin * humidityMaxPct) / 100 + (atMax * humidityMinPct) / 100) / 2;
  }
  if (humidityMaxPct !== undefined) return (atMin * humidityMaxPct) / 100;
  if (humidityMeanPct !== undefined) return ((humidityMeanPct / 100) * (atMin + atMax)) / 2;
  return null;
}

/** Psychrometer coefficient (1/°C) by ventilation of the wet bulb; FAO-56 eq 16. */
export const PSYCHROMETER_COEFFICIENT = {
  ventilated: 0.000662,
  natural: 0.0008,
  indoor: 0.0012,
};

/** Actual vapour pressure (kPa) from a dry and a wet thermometer (°C); FAO-56 eq 15 and 16. */
export function vapourPressureFromPsychrometerKPa(
  dryBulbC: number,
  wetBulbC: number,
  airPressureKPa: number,
  coefficient: number = PSYCHROMETER_COEFFICIENT.ventilated,
): number {
  return (
    saturationVapourPressureKPa(wetBulbC) - coefficient * airPressureKPa * (dryBulbC - wetBulbC)
  );
}
