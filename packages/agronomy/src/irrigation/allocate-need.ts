/**
 * Part of each day's demand (mm) that irrigation must bring. Water in the soil and rain serve the day and those after
 * it; rain left over at the end takes the place of the latest waterings before it, for which the soil lends the water.
 * The sum is the demand less the supply, never below 0.
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
