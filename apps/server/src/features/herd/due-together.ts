import type { DueEntry } from '@ankur/contracts/farm-record/animals';

/** The same duty of the same day once, of the first animal that it is due for, with the others in `also`. */
export function together(due: readonly DueEntry[]): DueEntry[] {
  const lines = new Map<string, DueEntry & { also: { animal: string; name: string }[] }>();
  return due.flatMap((one) => {
    if (one.duty === null) return [one];
    const key = [one.duty, one.due_on, one.until, one.because, one.calendar, one.article].join();
    const line = lines.get(key);
    if (line) {
      line.also.push({ animal: one.animal, name: one.name });
      return [];
    }
    const first = { ...one, also: [] };
    lines.set(key, first);
    return [first];
  });
}
