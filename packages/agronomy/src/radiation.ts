/** Solar constant, MJ per m² and minute; FAO-56 eq 21. */
export const SOLAR_CONSTANT = 0.082;

/** Albedo of the grass reference surface; FAO-56 eq 38. */
const REFERENCE_ALBEDO = 0.23;

/** Stefan-Boltzmann constant, MJ per K⁴, m² and day; FAO-56 eq 39. */
export const STEFAN_BOLTZMANN_DAY = 4.903e-9;

/** Radians from degrees, south negative; FAO-56 eq 22. */
export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Inverse relative distance of earth and sun on a day of the year; FAO-56 eq 23. */
export function inverseSunDistance(dayOfYear: number): number {
  return 1 + 0.033 * Math.cos(((2 * Math.PI) / 365) * dayOfYear);
}

/** Solar declination (rad) on a day of the year; FAO-56 eq 24. */
export function solarDeclinationRad(dayOfYear: number): number {
  return 0.409 * Math.sin(((2 * Math.PI) / 365) * dayOfYear - 1.39);
}

/** Sunset hour angle (rad); FAO-56 eq 25. Zero in the polar night, π under the midnight sun. */
export function sunsetHourAngleRad(latitudeDeg: number, dayOfYear: number): number {
  const cosine = -Math.tan(toRadians(latitudeDeg)) * Math.tan(solarDeclinationRad(dayOfYear));
  return Math.acos(Math.min(1, Math.max(-1, cosine)));
}

/** Longest possible sunshine of a day (hours); FAO-56 eq 34. */
export function daylightHours(latitudeDeg: number, dayOfYear: number): number {
  return (24 / Math.PI) * sunsetHourAngleRad(latitudeDeg, dayOfYear);
}

/** Radiation above the atmosphere on a day (MJ/m²); FAO-56 eq 21. */
export function extraterrestrialRadiation(latitudeDeg: number, dayOfYear: number): number {
  const latitude = toRadians(latitudeDeg);
  const declination = solarDeclinationRad(dayOfYear);
  const sunset = sunsetHourAngleRad(latitudeDeg, dayOfYear);
  const perDay = ((24 * 60) / Math.PI) * SOLAR_CONSTANT * inverseSunDistance(dayOfYear);
  return (
    perDay *
    (sunset * Math.sin(latitude) * Math.sin(declination) +
      Math.cos(latitude) * Math.cos(declination) * Math.sin(sunset))
  );
}

/** Solar radiation (MJ/m² a day) from hours of sunshine, with the Ångström values 0.25 and 0.50; FAO-56 eq 35. */
export function solarRadiationFromSunshine(
  extraterrestrial: number,
  sunshineHours: number,
  possibleHours: number,
): number {
  if (possibleHours <= 0) return 0;
  return (0.25 + 0.5 * Math.min(1, sunshineHours / possibleHours)) * extraterrestrial;
}

/** Adjustment factor of eq 50: inland, or on the coast where the sea holds the night warm. */
export const TEMPERATURE_RADIATION_FACTOR = { interior: 0.16, coastal: 0.19 };

/** Solar radiation (MJ/m² a day) from the daily range of temperature, never above clear sky; FAO-56 eq 50. */
export function solarRadiationFromTemperature(
  extraterrestrial: number,
  clearSky: number,
  tempMinC: number,
  tempMaxC: number,
  factor: number = TEMPERATURE_RADIATION_FACTOR.interior,
): number {
  const range = Math.max(0, tempMaxC - tempMinC);
  return Math.min(clearSky, factor * Math.sqrt(range) * extraterrestrial);
}

/** Clear-sky solar radiation (MJ/m², any time step) at an elevation in metres; FAO-56 eq 37. */
export function clearSkyRadiation(extraterrestrial: number, elevationM: number): number {
  return (0.75 + 2e-5 * elevationM) * extraterrestrial;
}

/** Net short-wave radiation (MJ/m²) of the grass reference; FAO-56 eq 38. */
export function netShortwaveRadiation(solar: number, albedo: number = REFERENCE_ALBEDO): number {
  return (1 - albedo) * solar;
}

/** Rs/Rso kept within 0.3–1, beyond which the cloud term of eq 39 has no meaning; ASCE-EWRI 2005, eq 18. */
export function relativeShortwave(solar: number, clearSky: number): number {
  if (clearSky <= 0) return 0.5;
  return Math.min(1, Math.max(0.3, solar / clearSky));
}

/** Net outgoing long-wave radiation (MJ/m² a day); FAO-56 eq 39. */
export function netLongwaveRadiation(
  tempMinC: number,
  tempMaxC: number,
  vapourPressureKPa: number,
  relativeSolar: number,
): number {
  const black = ((tempMaxC + 273.16) ** 4 + (tempMinC + 273.16) ** 4) / 2;
  return (
    STEFAN_BOLTZMANN_DAY *
    black *
    (0.34 - 0.14 * Math.sqrt(Math.max(0, vapourPressureKPa))) *
    (1.35 * relativeSolar - 0.35)
  );
}
