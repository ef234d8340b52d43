/** Wind at 2 m (m/s) from a reading at another height over grass; FAO-56 eq 47. Height 2 m returns the reading itself. */
export function windAtTwoMetres(windMs: number, heightM: number): number {
  if (heightM === 2) return windMs;
  if (heightM <= 0.1) throw new RangeError('wind height must be above 0.1 m');
  return (windMs * 4.87) / Math.log(67.8 * heightM - 5.42);
}
