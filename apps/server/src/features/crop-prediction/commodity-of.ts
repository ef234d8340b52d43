import { findCommodity } from '@ankur/content/commodities';

/** Crops whose name in price lists differs from the model's. */
const LISTED_AS: Readonly<Record<string, string>> = {
  rice: 'Paddy',
  mungbean: 'Green Gram',
  chilli: 'Green Chilli',
  'pearl-millet': 'Bajra',
};

/** The commodity of a crop in the price lists; null where none is listed. */
export function commodityOf(crop: string): string | null {
  return findCommodity(LISTED_AS[crop] ?? crop)?.name ?? null;
}
