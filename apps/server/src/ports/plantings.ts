import type { Queryable } from '../platform/database/database.ts';

/** A crop that grows on the farm. */
export interface StandingPlanting {
  id: string;
  /** Id of the register of crops. */
  crop: string;
  acres: number | null;
  sownOn: string | null;
  /** Id of the crop's calendar, or of its ratoon's; null where there is none. */
  calendar: string | null;
}

/** What a planting and its field tell of water; null for what nobody told. */
export interface WaterOfPlanting {
  /** Id of the register of crops. */
  crop: string;
  /** Id of the crop's calendar, or of its ratoon's; null where there is none. */
  calendar: string | null;
  /** The last day up to the one asked about on which its diary tells of a watering, while that still counts. */
  wateredOn: string | null;
  soil: string | null;
  irrigation: string | null;
  pump_source: string | null;
  pump_litres_per_minute: number | null;
  pump_hp: number | null;
  pump_lift_m: number | null;
}

/** What other features ask of the plantings of a farmer. */
export interface PlantingsPort {
  /** What grows now, the latest sown first. */
  growing(farmerId: string): Promise<StandingPlanting[]>;
  /** What advice on water reads of one of the farmer's own plantings; null when it is not theirs. */
  waterOf(farmerId: string, plantingId: string, date: string): Promise<WaterOfPlanting | null>;
  /** The planting that an entry about a crop belongs to: the only one of that crop that grows; null when there is none or several. */
  onlyOf(on: Queryable, farmerId: string, crop: string | null): Promise<string | null>;
}
