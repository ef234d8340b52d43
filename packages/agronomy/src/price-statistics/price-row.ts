/** One market's price row, paise per quintal. */
export type PriceRow = { minPaise: number; modalPaise: number; maxPaise: number };

export type RowProblem =
  | 'not-a-number'
  | 'zero-or-negative'
  | 'min-above-modal'
  | 'modal-above-max'
  | 'hundredfold-slip';

/**
 * Ratio to the usual price from which a price counts as a unit error (per kilogram, or in paise instead of rupees).
 * Prices of one month stay within twentyfold of their median, a unit error is off by about a hundred.
 */
const SLIP_RATIO = 20;

/** Whether a modal price differs from the usual one (same commodity and weeks) by about a factor of a hundred. */
export function isHundredfoldSlip(modalPaise: number, usualPaise: number): boolean {
  if (!(usualPaise > 0) || !(modalPaise > 0)) return false;
  const ratio = modalPaise / usualPaise;
  return ratio >= SLIP_RATIO || ratio <= 1 / SLIP_RATIO;
}

/** Why a row is impossible, or null; the usual price is only needed to detect unit errors. */
export function rowProblem(row: PriceRow, usualPaise?: number | undefined): RowProblem | null {
  const { minPaise, modalPaise, maxPaise } = row;
  if (![minPaise, modalPaise, maxPaise].every(Number.isFinite)) return 'not-a-number';
  if (minPaise <= 0 || modalPaise <= 0 || maxPaise <= 0) return 'zero-or-negative';
  if (minPaise > modalPaise) return 'min-above-modal';
  if (modalPaise > maxPaise) return 'modal-above-max';
  if (usualPaise !== undefined && isHundredfoldSlip(modalPaise, usualPaise)) {
    return 'hundredfold-slip';
  }
  return null;
}
