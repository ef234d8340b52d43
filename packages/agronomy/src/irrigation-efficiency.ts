export type IrrigationMethod = 'drip' | 'sprinkler' | 'flood' | 'manual';

/** Part of the water let out that reaches the roots; FAO training manual 4, Annex I, Table 8 (hand watering as surface, well watched). */
export const APPLICATION_EFFICIENCY: Record<IrrigationMethod, number> = {
  drip: 0.9,
  sprinkler: 0.75,
  flood: 0.6,
  manual: 0.65,
};

/** Water to let out (mm) so that `netMm` reaches the roots. Refuses an efficiency outside 0–1. */
export function grossFromNetMm(netMm: number, efficiency: number): number {
  if (!(efficiency > 0 && efficiency <= 1)) throw new RangeError('efficiency must be in 0–1');
  return netMm / efficiency;
}

/** Water (mm) that reaches the roots of what was let out. Refuses an efficiency outside 0–1. */
export function netFromGrossMm(grossMm: number, efficiency: number): number {
  if (!(efficiency > 0 && efficiency <= 1)) throw new RangeError('efficiency must be in 0–1');
  return grossMm * efficiency;
}
