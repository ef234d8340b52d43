const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Days in a month, 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 30);
}

const at = (values: readonly number[], index: number) => values[(index + 12) % 12] ?? 0;

/**
 * Values for mid-month such that linear interpolation between them averages, over each month, to the
 * month's own mean. For months of equal length that mean is (before + 6 × own + after) / 8; the
 * twelve equations are solved by repeated substitution (the own weight dominates, so it converges).
 */
export function midMonthValues(means: readonly number[]): readonly number[] {
  let mids = [...means];
  for (let round = 0; round < 30; round++) {
    mids = means.map((mean, m) => (8 * mean - at(mids, m - 1) - at(mids, m + 1)) / 6);
  }
  return mids;
}

/** The value on a day by linear interpolation between the two nearest mid-months. */
export function onDay(mids: readonly number[], year: number, month: number, day: number): number {
  const position = (day - 0.5) / daysInMonth(year, month) - 0.5;
  const own = at(mids, month - 1);
  const other = at(mids, position < 0 ? month - 2 : month);
  return own + (other - own) * Math.abs(position);
}
