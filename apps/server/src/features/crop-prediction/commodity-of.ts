import { cropsBy } from '@ankur/crops/register';

/** The commodity in the price lists of a crop by its name in the growing ranges; null where none is listed. */
export function commodityOf(crop: string): string | null {
  return cropsBy('range', crop)[0]?.market?.[0] ?? null;
}
