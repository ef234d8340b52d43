/** Quantile (0–1) of numbers, interpolated between neighbours as spreadsheets do (Hyndman and Fan, type 7); null of none. */
export function quantile(values: readonly number[], part: number): number | null {
  if (!(part >= 0 && part <= 1)) throw new RangeError('a quantile lies in 0–1');
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * part;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (position - Math.floor(position));
}

/** Median of numbers; null of none. */
export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5);
}

/** Median of amounts in paise, rounded to a whole paisa; null of none. */
export function medianPaise(amounts: readonly number[]): number | null {
  const middle = median(amounts);
  return middle === null ? null : Math.round(middle);
}
