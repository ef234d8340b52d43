/**
 * A coordinate as providers are told it: rounded to 0.01°, about a kilometre. It is enough for weather and for the name
 * of a village, and does not tell which house.
 */
export function coarse(degrees: number): string {
  // Never "-0".
  return String(Math.round(degrees * 100) / 100 + 0);
}
