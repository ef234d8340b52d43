/** Square metres of an acre: 4,840 square yards of 0.9144 m (exact). */
export const ACRE_M2 = 4046.8564224;
export const HECTARE_M2 = 10_000;

/** Water (m³) that covers an area in acres to a depth in mm. */
export function mmOnAcresToM3(depthMm: number, areaAcres: number): number {
  return (depthMm / 1000) * areaAcres * ACRE_M2;
}

/** Depth (mm) of an amount of water (m³) on an area in acres. Refuses an area that is not above 0. */
export function m3OnAcresToMm(volumeM3: number, areaAcres: number): number {
  if (!(areaAcres > 0)) throw new RangeError('area must be above 0');
  return (volumeM3 * 1000) / (areaAcres * ACRE_M2);
}

/** Water (m³) that covers an area in hectares to a depth in mm. */
export function mmOnHectaresToM3(depthMm: number, areaHectares: number): number {
  return (depthMm / 1000) * areaHectares * HECTARE_M2;
}

/** Hectares of an area in acres. */
export function acresToHectares(areaAcres: number): number {
  return (areaAcres * ACRE_M2) / HECTARE_M2;
}

/** Acres of an area in hectares. */
export function hectaresToAcres(areaHectares: number): number {
  return (areaHectares * HECTARE_M2) / ACRE_M2;
}

/** m/s of km/h. */
export function kmhToMs(kmh: number): number {
  return kmh / 3.6;
}

/** °C of °F. */
export function fahrenheitToCelsius(tempF: number): number {
  return ((tempF - 32) * 5) / 9;
}

/** kPa of hPa (millibar). */
export function hPaToKPa(hPa: number): number {
  return hPa / 10;
}

/** MJ/m² a day of a mean flux in W/m². */
export function wattsToMjPerDay(wattsPerM2: number): number {
  return wattsPerM2 * 0.0864;
}

/** Land to a ten thousandth of an acre (0.4 m²). */
export const roundAcres = (areaAcres: number): number => Math.round(areaAcres * 1e4) / 1e4;
