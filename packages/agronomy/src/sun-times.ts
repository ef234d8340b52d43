import { dayOfYear } from './calendar-day.ts';
import { daylightHours } from './radiation.ts';

/** Refraction and the sun's radius let the rim appear before the geometric sunrise: 50 arc minutes. */
const RIM_DEGREES = 0.833;
const DEGREES_PER_HOUR = 15;

/**
 * Sunrise and sunset of a date ('YYYY-MM-DD') at a point (degrees, east positive) as ISO instants (UTC),
 * to about two minutes below 60° of latitude: FAO-56 daylight hours (eq. 34) around the solar noon of the
 * seasonal correction (eq. 32), widened for refraction. Null where the sun does not rise or set.
 */
export function sunTimes(
  latitudeDeg: number,
  longitudeDeg: number,
  date: string,
): { sunrise: string; sunset: string } | null {
  const day = dayOfYear(date);
  const hours = daylightHours(latitudeDeg, day);
  if (!(hours > 0 && hours < 24)) return null;
  const b = (2 * Math.PI * (day - 81)) / 364;
  const correctionH = 0.1645 * Math.sin(2 * b) - 0.1255 * Math.cos(b) - 0.025 * Math.sin(b);
  const noonH = 12 - longitudeDeg / DEGREES_PER_HOUR - correctionH;
  const rimH = RIM_DEGREES / (DEGREES_PER_HOUR * Math.cos((latitudeDeg * Math.PI) / 180));
  const midnightMs = Date.parse(`${date}T00:00:00Z`);
  const at = (h: number) => new Date(midnightMs + Math.round(h * 60) * 60_000).toISOString();
  return { sunrise: at(noonH - hours / 2 - rimH), sunset: at(noonH + hours / 2 + rimH) };
}
