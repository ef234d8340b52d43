interface Milked {
  kind: string;
  date: string;
  amount: number | null;
  time_of_day?: string | null | undefined;
}

const isEvening = ({ time_of_day }: Milked) => time_of_day === 'evening';

/**
 * Litres of each day on which milk was written down, oldest first. The present day is left out until its evening where evenings
 * are written down: half a day would stand beside whole ones.
 */
export function milkDays(
  entries: readonly Milked[],
  today: string,
): { date: string; litres: number }[] {
  const milked = entries.filter(({ kind }) => kind === 'milk');
  const isOpen =
    milked.some(isEvening) && !milked.some((one) => one.date === today && isEvening(one));
  const days = new Map<string, number>();
  for (const { date, amount } of milked)
    if (amount !== null && !(isOpen && date === today))
      days.set(date, (days.get(date) ?? 0) + amount);
  return [...days]
    .map(([date, litres]) => ({ date, litres: Math.round(litres * 100) / 100 }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
