import {
  inverseSunDistance,
  SOLAR_CONSTANT,
  STEFAN_BOLTZMANN_DAY,
  solarDeclinationRad,
  sunsetHourAngleRad,
  toRadians,
} from './radiation.ts';

export type HourAndPlace = {
  latitudeDeg: number;
  /** Degrees WEST of Greenwich, as FAO-56 counts; India (82.5° E) is 277.5. */
  longitudeWestDeg: number;
  /** Degrees west of Greenwich of the centre of the time zone. */
  zoneLongitudeWestDeg: number;
  dayOfYear: number;
  /** Standard clock time at the middle of the period, in hours (14:30 is 14.5). */
  midHour: number;
  /** Length of the period in hours. */
  periodHours?: number | undefined;
};

/** Seasonal correction of solar time (hours); FAO-56 eq 32 and 33. */
export function solarTimeCorrectionHours(dayOfYear: number): number {
  const b = (2 * Math.PI * (dayOfYear - 81)) / 364;
  return 0.1645 * Math.sin(2 * b) - 0.1255 * Math.cos(b) - 0.025 * Math.sin(b);
}

/** Solar hour angle (rad) at the middle of the period, brought to −π…π; FAO-56 eq 31. */
export function hourAngleRad(at: HourAndPlace): number {
  const solarTime =
    at.midHour +
    0.06667 * (at.zoneLongitudeWestDeg - at.longitudeWestDeg) +
    solarTimeCorrectionHours(at.dayOfYear);
  const angle = (Math.PI / 12) * (solarTime - 12);
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

/** Radiation above the atmosphere (MJ/m²) in an hour or shorter period, 0 with the sun down; FAO-56 eq 28. */
export function extraterrestrialRadiationHourly(at: HourAndPlace): number {
  const hours = at.periodHours ?? 1;
  const latitude = toRadians(at.latitudeDeg);
  const declination = solarDeclinationRad(at.dayOfYear);
  const sunset = sunsetHourAngleRad(at.latitudeDeg, at.dayOfYear);
  const middle = hourAngleRad(at);
  const from = Math.min(sunset, Math.max(-sunset, middle - (Math.PI * hours) / 24));
  const to = Math.min(sunset, Math.max(-sunset, middle + (Math.PI * hours) / 24));
  const sum =
    (to - from) * Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * (Math.sin(to) - Math.sin(from));
  return Math.max(
    0,
    ((12 * 60) / Math.PI) * SOLAR_CONSTANT * inverseSunDistance(at.dayOfYear) * sum,
  );
}

/** Net outgoing long-wave radiation (MJ/m² an hour) at the hour's mean temperature; FAO-56 eq 39, hourly constant. */
export function netLongwaveRadiationHourly(
  tempC: number,
  vapourPressureKPa: number,
  relativeSolar: number,
): number {
  return (
    (STEFAN_BOLTZMANN_DAY / 24) *
    (tempC + 273.16) ** 4 *
    (0.34 - 0.14 * Math.sqrt(Math.max(0, vapourPressureKPa))) *
    (1.35 * relativeSolar - 0.35)
  );
}
