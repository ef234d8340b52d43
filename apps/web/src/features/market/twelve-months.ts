/** Twelve months (`YYYY-MM`) up to and including the last one, oldest first; empty without one. */
export function twelveMonths(last: string): string[] {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(last) ?? [];
  if (!year || !month) return [];
  const index = Number(year) * 12 + Number(month) - 1;
  return Array.from({ length: 12 }, (_, at) => {
    const one = index - 11 + at;
    return `${Math.floor(one / 12)}-${String((one % 12) + 1).padStart(2, '0')}`;
  });
}
