import type { Queryable } from '../platform/database/database.ts';

/** A crop that grows on the farm. */
export interface StandingPlanting {
  id: string;
  /** Id of the register of crops. */
  crop: string;
  acres: number | null;
  sownOn: string | null;
}

/** What was told of the field of a planting. */
export interface FieldOfPlanting {
  soil: string | null;
  irrigation: string | null;
}

/** What other features ask of the plantings of a farmer. */
export interface PlantingsPort {
  /** What grows now, the latest sown first. */
  growing(farmerId: string): Promise<StandingPlanting[]>;
  /** The field of one of the farmer's own plantings; null when it is not theirs or has none. */
  fieldOf(farmerId: string, plantingId: string): Promise<FieldOfPlanting | null>;
  /** The planting that an entry about a crop belongs to: the only one of that crop that grows; null when there is none or several. */
  onlyOf(on: Queryable, farmerId: string, crop: string | null): Promise<string | null>;
}
