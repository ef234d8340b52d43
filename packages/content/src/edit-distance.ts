/** Levenshtein distance of two strings, or `limit + 1` as soon as it is larger. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}

/** Tolerated distance for misspelt names: none in short words, two in long ones. */
export function editsAllowed(wanted: string): number {
  if (wanted.length >= 8) return 2;
  return wanted.length >= 5 ? 1 : 0;
}
