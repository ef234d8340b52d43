import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../platform/database/database.ts';
import { giveBackMemory } from '../../../platform/give-back-memory.ts';
import { loadPriceSample, removePriceSample } from './price-sample-store.ts';

const TRIES = 6;
const PAUSE_MS = 3_000;

/**
 * Brings the store into its first state: with a provider the sample goes, without one an empty store gets it.
 * A database that is away for a while is waited for. Resolves when prices can be read, and never rejects: a product
 * without prices is still one.
 */
export function preparePrices(
  db: Database,
  hasProvider: boolean,
  warn: (message: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const work = () => (hasProvider ? removePriceSample(db) : loadPriceSample(db, resolve, signal));
    persistently(work, warn, signal).finally(() => {
      resolve();
      giveBackMemory();
    });
  });
}

/** Tries again until it works, somebody wants to stop, or it has failed often enough. */
async function persistently(
  work: () => Promise<void>,
  warn: (message: string) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let attempt = 1; attempt <= TRIES && !signal?.aborted; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (signal?.aborted) return;
      warn(`prices could not be prepared: ${(error as Error).message.slice(0, 200)}`);
      await pause(PAUSE_MS, undefined, { ref: false });
    }
  }
}
