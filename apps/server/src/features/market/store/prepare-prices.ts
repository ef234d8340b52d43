import type { Database } from '../../../platform/database/database.ts';
import { loadPriceSample, removePriceSample } from './price-sample-store.ts';

/**
 * Brings the store into its first state: with a provider the sample goes, without one an empty store gets it.
 * Never rejects: a product without prices is still one.
 */
export async function preparePrices(
  db: Database,
  hasProvider: boolean,
  warn: (message: string) => void,
): Promise<void> {
  try {
    await (hasProvider ? removePriceSample(db) : loadPriceSample(db));
  } catch (error) {
    warn(`prices could not be prepared: ${(error as Error).message}`);
  }
}
