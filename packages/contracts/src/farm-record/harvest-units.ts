/** How many of a unit are a quintal (100 kg), for the units in which harvests are told by weight. */
export const UNITS_PER_QUINTAL: Readonly<Record<string, number>> = {
  ...{ q: 1, quintal: 1, quintals: 1 },
  kg: 100,
};

/** Quintals of a harvest; null where its unit tells no weight, as bags and crates do not. */
export function quintalsOfHarvest(amount: number | null, unit: string | null): number | null {
  const per = unit !== null && Object.hasOwn(UNITS_PER_QUINTAL, unit) && UNITS_PER_QUINTAL[unit];
  return per ? (amount ?? 0) / per : null;
}
