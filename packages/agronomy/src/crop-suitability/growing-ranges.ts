import { FURTHER_ROWS, type GrowingRow, SUGGESTED_ROWS } from './growing-ranges-data.ts';

/** Bounds of a value: outside `absolute` the crop fails, inside `optimum` it does best. */
export interface Bounds {
  absolute: readonly [number, number];
  optimum: readonly [number, number];
}

/** Growing conditions of a crop (FAO EcoCrop). */
export interface GrowingRange {
  crop: string;
  temperatureC: Bounds;
  ph: Bounds;
  /** Rain, or rain and watering together, over the whole season. */
  seasonRainMm: Bounds;
  /** Usual days from sowing to harvest; 365 for perennials. */
  days: number;
}

function bounds([low, from, to, high]: readonly [number, number, number, number]): Bounds {
  return { absolute: [low, high], optimum: [from, to] };
}

function toRange([crop, temperatureC, ph, rain, days]: GrowingRow): GrowingRange {
  return {
    crop,
    temperatureC: bounds(temperatureC),
    ph: bounds(ph),
    seasonRainMm: bounds(rain),
    days,
  };
}

/** Ranges of crops that the suggestion model does not know. */
export const FURTHER_RANGES: readonly GrowingRange[] = FURTHER_ROWS.map(toRange);

const BY_CROP = new Map(
  [...SUGGESTED_ROWS.map(toRange), ...FURTHER_RANGES].map((range) => [range.crop, range]),
);

/** The growing range of a crop by the suggestion model's spelling or the crop calendar's id; null if unknown. */
export function growingRange(crop: string): GrowingRange | null {
  return BY_CROP.get(crop) ?? null;
}
