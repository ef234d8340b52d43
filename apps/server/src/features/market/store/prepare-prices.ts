import type { Database } from '../../../platform/database/database.ts';
import { giveBackMemory } from '../../../platform/give-back-memory.ts';
import { loadPriceSample, removePriceSample } from './price-sample-store.ts';

/**
 * Brings the store into its first state: with a provider the sample goes, without one an empty store gets it.
 * Resolves when prices can be read, and never rejects: a product without prices is still one.
 */
export function preparePrices(
  db: Database,
  hasProvider: boolean,
  warn: (message: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const work = hasProvider ? removePriceSample(db) : loadPriceSample(db, resolve, signal);
    work
      .catch((error: Error) => {
        if (!signal?.aborted) warn(`prices could not be prepared: ${error.message.slice(0, 200)}`);
      })
      .finally(() => {
        resolve();
        giveBackMemory();
      });
  });
}
