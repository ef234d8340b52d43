import type { Species } from '@ankur/contracts/farm-record/animals';
import type { IrrigationMethod, LandType } from '@ankur/contracts/profile/rules';

export interface FarmerPlace {
  point: { lat: number; lon: number } | null;
  state: string | null;
  district: string | null;
}

/** What is known of a farmer's place, land, crops and animals; null for what nobody has told. */
export interface Circumstances extends FarmerPlace {
  age: number | null;
  landAcres: number | null;
  landType: LandType;
  irrigationMethod: IrrigationMethod;
  /** Ids of the register of crops: what stands on the farm first, then what the profile names. */
  crops: readonly string[];
  /** The same crops as the price lists name them, with those that the register lacks; null when no crop is told. */
  commodities: readonly string[] | null;
  species: readonly Species[];
  keepsLivestock: boolean | null;
}

/** The one reader of a farmer's circumstances. */
export interface CircumstancesReader {
  /** Null as long as neither the profile nor the farm record tells anything. */
  read(farmerId: string): Promise<Circumstances | null>;
  /** The age in the profile; null when it tells none. */
  ageOf(farmerId: string): Promise<number | null>;
  /** The place alone: one query as a rule. */
  placeOf(farmerId: string): Promise<FarmerPlace>;
}
