export const CROP_GROUPS = [
  'cereal',
  'millet',
  'pulse',
  'oilseed',
  'fibre',
  'sugar',
  'vegetable',
  'fruit',
  'nut',
  'spice',
  'flower',
  'plantation',
  'tree',
  'fodder',
  'medicinal',
  'mushroom',
  'commercial',
] as const;
export type CropGroup = (typeof CROP_GROUPS)[number];

/** A crop and the key under which each other table knows it; a missing key means that the table lacks the crop. */
export interface Crop {
  id: string;
  group: CropGroup;
  /** Id in the crop calendar. */
  calendar?: string;
  /** Id of the calendar of its second and later harvests. */
  ratoon?: string;
  /** Crop part of the leaf classifier's labels. */
  leaf?: string;
  /** Crop of the field diseases that have no photographs. */
  disease?: string;
  /** Ids of the assistant's articles that speak of it. */
  articles?: readonly string[];
  /** Ids of the assistant's documents on other crops that hold for it too. */
  seeAlso?: readonly string[];
  /** Value of the irrigation form. */
  irrigation?: string;
  /** Label of the crop suggestion model. */
  suggestion?: string;
  /** Row of the growing ranges. */
  range?: string;
  /** Names of its commodities in the price lists, the usual one first. */
  market?: readonly string[];
}

/** Whether there is advice on growing a crop: a calendar, a disease or an article. Prices alone are no advice. */
export const isAdvised = ({ calendar, leaf, disease, articles }: Crop): boolean =>
  [calendar, leaf, disease, articles].some((key) => key !== undefined);
