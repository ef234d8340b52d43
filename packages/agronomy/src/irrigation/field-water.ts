import type { CropEntry } from '../crop-calendar/calendar-entry.ts';
import type { CropSeason } from '../crop-calendar/season-of.ts';
import { cropCoefficient, type GrowthStage } from '../crop-coefficient.ts';
import { PADDY_PERCOLATION_MM, type PaddySoil, STANDING_WATER_MM } from '../paddy.ts';
import {
  adjustedDepletionFraction,
  readilyAvailableWaterMm,
  SOIL_WATER,
  type SoilKind,
  totalAvailableWaterMm,
} from '../soil-water.ts';

/** Root depth (m) at sowing; roots reach their full depth by mid-season. */
const YOUNG_ROOTS_M = 0.3;

/** Days before harvest in which a paddy field is drained. */
export const PADDY_DRAIN_DAYS = 10;

const PADDY_SOIL: Record<SoilKind, PaddySoil> = {
  sandy: 'light',
  red: 'medium',
  loam: 'medium',
  clay: 'heavy',
  black: 'heavy',
};

/** Crop coefficient and stage on a day of the period; out of season as if sown on its first day. */
export function coefficientOn(
  crop: CropEntry,
  season: CropSeason,
  offsetDays: number,
): { kc: number; stage: GrowthStage | null } {
  if (season.kind === 'perennial') return { kc: crop.kc[1], stage: 'mid-season' };
  if (season.kind === 'out-of-season') return { kc: crop.kc[0], stage: null };
  const kc = cropCoefficient(season.lengths, crop.kc, season.day + offsetDays);
  return { kc, stage: season.stage };
}

/** Root depth (m) on a day after sowing, linear until mid-season; after FAO-56 eq 8.1 in Annex 8. */
export function rootDepthM(crop: CropEntry, season: CropSeason): number {
  if (season.kind === 'perennial') return crop.rootDepthM;
  const young = Math.min(YOUNG_ROOTS_M, crop.rootDepthM);
  if (season.kind === 'out-of-season') return young;
  const grown = season.lengths[0] + season.lengths[1];
  const part = grown === 0 ? 1 : Math.min(1, season.day / grown);
  return young + part * (crop.rootDepthM - young);
}

/** Percolation (mm a day) below a paddy field; 0 for other crops and once the field is drained. */
export function percolationMm(
  crop: CropEntry,
  season: CropSeason,
  soil: SoilKind,
  offsetDays: number,
): number {
  if (crop.paddy !== true || isDraining(season, offsetDays)) return 0;
  return PADDY_PERCOLATION_MM[PADDY_SOIL[soil]];
}

/** Whether a paddy field is drained for the harvest on a day of the period. */
export function isDraining(season: CropSeason, offsetDays: number): boolean {
  return season.kind === 'growing' && season.daysToHarvest - offsetDays <= PADDY_DRAIN_DAYS;
}

/**
 * Total and readily available water (mm) of the root zone for a crop that takes `dailyUseMm` a day; a paddy field counts its
 * standing water as well.
 */
export function rootZoneWater(
  crop: CropEntry,
  season: CropSeason,
  soil: SoilKind,
  dailyUseMm: number,
) {
  const { fieldCapacity, wiltingPoint } = SOIL_WATER[soil];
  const total = totalAvailableWaterMm(fieldCapacity, wiltingPoint, rootDepthM(crop, season));
  const standing = crop.paddy === true ? STANDING_WATER_MM : 0;
  const fraction = adjustedDepletionFraction(crop.depletionFraction, dailyUseMm);
  return {
    capacityMm: total + standing,
    readilyAvailableMm: readilyAvailableWaterMm(total, fraction),
  };
}
