// Ours and no library: half the time of csv-stringify 6 for 100,000 rows, in 25 lines (decision 0146).

type Cell = string | number | boolean | null;

/** A spreadsheet would run a text that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = FORMULA.test(value.trimStart()) || FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as CSV (RFC 4180) that spreadsheets open as UTF-8. Texts that look like formulas get an
 * apostrophe, so that opening the file runs nothing.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [columns, ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
