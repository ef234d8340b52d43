/** Edits (letters added, dropped, changed) between two words, or `most + 1` when there are more than that. */
export function editsUpTo(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    row = next;
  }
  return row[b.length] ?? most + 1;
}
