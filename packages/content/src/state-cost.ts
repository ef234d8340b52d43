import { STATE_COSTS } from './state-cost-data.ts';

/** What growing a crop cost in a state, as counted at farms there. */
export interface StateCost {
  /** Agricultural year, July to June. */
  year: string;
  source: string;
  /** Paid out and the family's own labour (A2+FL). */
  rupeesPerHectare: number;
}

const YEAR = '2021-22';
const SOURCE =
  'Directorate of Economics and Statistics: cost of cultivation scheme, 2021-22 (India Data Portal)';

/** The newest known cost of a crop in a state; null where no figure stands on enough farms. */
export function stateCost(crop: string, state: string): StateCost | null {
  const figures = STATE_COSTS[crop]?.[state];
  return figures ? { year: YEAR, source: SOURCE, rupeesPerHectare: figures[0] } : null;
}
