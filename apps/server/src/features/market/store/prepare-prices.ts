import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../platform/database/database.ts';
import { reasonOf } from '../../../platform/errors/reason.ts';
import { giveBackMemory } from '../../../platform/give-back-memory.ts';
import { loadPriceSample, removePriceSample } from './price-sample-store.ts';

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** So many failures are waited out; after that farmers are answered from what there is. */
const PATIENT_TRIES = 6;

/**
 * Brings the store into its first state: with a provider the sample goes, without one an empty store gets it.
 * A database that is away for a while is waited for, however long. Resolves when prices can be read or will not be
 * soon, and never rejects: a product without prices is still one.
 */
export function preparePrices(
  db: Database,
  hasProvider: boolean,
  warn: (message: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const work = () => (hasProvider ? removePriceSample(db) : loadPriceSample(db, resolve, signal));
    const failed = (tries: number, error: Error) => {
      warn(`prices could not be prepared: ${reasonOf(error).slice(0, 200)}`);
      if (tries >= PATIENT_TRIES) resolve();
    };
    persistently(work, failed, signal).finally(() => {
      resolve();
      giveBackMemory();
    });
  });
}

/** Tries again until it works or somebody wants to stop, with pauses that grow once it has failed often. */
export async function persistently(
  work: () => Promise<void>,
  failed: (tries: number, error: Error) => void,
  signal?: AbortSignal,
  wait: (ms: number) => Promise<unknown> = (ms) => pause(ms, undefined, { ref: false, signal }),
): Promise<void> {
  for (let tries = 1; !signal?.aborted; tries++) {
    try {
      return await work();
    } catch (error) {
      if (signal?.aborted) return;
      failed(tries, error as Error);
      const longer = 2 ** Math.max(0, tries - PATIENT_TRIES);
      await wait(Math.min(FIRST_PAUSE_MS * longer, LONGEST_PAUSE_MS)).catch(() => {});
    }
  }
}
