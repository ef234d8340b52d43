import type { Species } from '@ankur/contracts/farm-record/animals';

/** What the farm record tells of a farmer's circumstances. */
export interface FarmRecord {
  /** Ids of the register of crops that are planned or grow, the latest sown first, each once. */
  standingCrops(farmerId: string): Promise<string[]>;
  /** Fields with their size in acres, the largest first. */
  fields(farmerId: string): Promise<{ acres: number; lat: number | null; lon: number | null }[]>;
  /** Kinds of animals that are there now. */
  species(farmerId: string): Promise<Species[]>;
}
