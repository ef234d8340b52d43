/**
 * Part of each day's demand (mm) that irrigation must cover. Soil water and rain serve the day and later
 * days; surplus rain at the end replaces the latest irrigation before it, bridged by soil water.
 * The sum is demand less supply, never below 0.
 */
export function allocateNeed(
  demandMm: readonly number[],
  rainMm: readonly number[],
  storedAtStartMm = 0,
): number[] {
  let stored = storedAtStartMm;
  const need = demandMm.map((demand, day) => {
    stored += rainMm[day] ?? 0;
    const used = Math.min(stored, demand);
    stored -= used;
    return demand - used;
  });
  for (let day = need.length - 1; day >= 0 && stored > 0; day -= 1) {
    const open = need[day] ?? 0;
    const covered = Math.min(stored, open);
    need[day] = open - covered;
    stored -= covered;
  }
  return need;
}
