import type { AsideReason } from '@ankur/content/price-row';

/** Counts of a file's rows: each was stored, merged into a stored one, or rejected. */
export interface Tally {
  in: number;
  kept: number;
  /** Varieties, grades and repetitions of a commodity, market and day beyond the first. */
  merged: number;
  aside: Partial<Record<AsideReason | 'hundredfold-slip', number>>;
}

export const emptyTally = (): Tally => ({ in: 0, kept: 0, merged: 0, aside: {} });

const reasonsOf = ({ aside }: Tally) =>
  Object.entries(aside) as [keyof Tally['aside'], number | undefined][];

/** Sum of several files' tallies. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = emptyTally();
  for (const tally of tallies) {
    sum.in += tally.in;
    sum.kept += tally.kept;
    sum.merged += tally.merged;
    for (const [reason, count = 0] of reasonsOf(tally))
      sum.aside[reason] = (sum.aside[reason] ?? 0) + count;
  }
  return sum;
}

/** A tally as one line for the operator. */
export function tallyText(tally: Tally): string {
  const reasons = reasonsOf(tally).map(([reason, count]) => `${reason} ${count}`);
  return `in ${tally.in}, kept ${tally.kept}, merged ${tally.merged}, set aside ${reasons.join(', ') || 'none'}`;
}
