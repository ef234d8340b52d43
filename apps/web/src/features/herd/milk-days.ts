interface Milked {
  kind: string;
  date: string;
  amount: number | null;
}

/** Litres of each day on which milk was written down, oldest first. */
export function milkDays(entries: readonly Milked[]): { date: string; litres: number }[] {
  const days = new Map<string, number>();
  for (const { kind, date, amount } of entries)
    if (kind === 'milk' && amount !== null) days.set(date, (days.get(date) ?? 0) + amount);
  return [...days]
    .map(([date, litres]) => ({ date, litres: Math.round(litres * 100) / 100 }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
