/**
 * A coordinate as sent to providers: rounded to 0.01°, about a kilometre. Enough for weather and for the name
 * of a village, but it does not identify a house.
 */
export function coarse(degrees: number): string {
  // Avoids "-0".
  return String(Math.round(degrees * 100) / 100 + 0);
}
