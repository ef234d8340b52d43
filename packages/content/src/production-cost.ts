/** What a quintal cost to produce in a marketing season, as the government named it with the support price. */
export interface ProductionCost {
  season: string;
  rupeesPerQuintal: number;
  source: string;
}

interface Season {
  label: string;
  source: string;
  /** By id of the register of crops. */
  rupees: Readonly<Record<string, number>>;
}

/**
 * All-India cost A2+FL (what is paid out and the family's own labour) that the Commission for Agricultural Costs and Prices
 * projects for a season, from the tables of the Cabinet's announcements of support prices. The newest season is last. Costs of
 * districts are published nowhere that we know of; those of states are in `state-cost.ts`.
 */
const SEASONS: readonly Season[] = [
  {
    label: 'KMS 2024-25',
    source: 'PIB, 19 June 2024: MSP for kharif crops, marketing season 2024-25',
    rupees: {
      ...{ rice: 1533, sorghum: 2247, 'pearl-millet': 1485, 'finger-millet': 2860, maize: 1447 },
      ...{
        pigeonpea: 4761,
        'green-gram': 5788,
        'black-gram': 4883,
        groundnut: 4522,
        sunflower: 4853,
      },
      ...{ soybean: 3261, sesame: 6178, niger: 5811, cotton: 4747 },
    },
  },
  {
    label: 'KMS 2025-26',
    source: 'PIB, 28 May 2025: MSP for kharif crops, marketing season 2025-26',
    rupees: {
      ...{ rice: 1579, sorghum: 2466, 'pearl-millet': 1703, 'finger-millet': 3257, maize: 1508 },
      ...{
        pigeonpea: 5038,
        'green-gram': 5845,
        'black-gram': 5114,
        groundnut: 4842,
        sunflower: 5147,
      },
      ...{ soybean: 3552, sesame: 6564, niger: 6358, cotton: 5140 },
    },
  },
  {
    label: 'RMS 2026-27',
    source: 'PIB, 1 October 2025: MSP for rabi crops, marketing season 2026-27',
    rupees: {
      ...{ wheat: 1239, barley: 1361, chickpea: 3699, lentil: 3705, mustard: 3210 },
      safflower: 4360,
    },
  },
];

/** The newest cost of a crop that is known, with its season and source; null for crops without a support price. */
export function productionCost(crop: string): ProductionCost | null {
  for (const { label, source, rupees } of SEASONS.toReversed()) {
    const found = rupees[crop];
    if (found !== undefined) return { season: label, rupeesPerQuintal: found, source };
  }
  return null;
}

/** Every season with its figures, oldest first. */
export const PRODUCTION_COSTS = SEASONS;
