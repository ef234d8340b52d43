import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../platform/database/database.ts';
import { reasonOf } from '../../../platform/errors/reason.ts';
import { releaseMemory } from '../../../platform/release-memory.ts';
import { loadPriceSample, removePriceSample } from './price-sample-store.ts';

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** After so many failures queries are answered from what is stored. */
const PATIENT_TRIES = 6;

/**
 * Initialises the store: with a provider the sample is removed, without one an empty store gets it.
 * Retries without a limit while the database is unavailable. Resolves when prices can be read or will not be
 * soon; never rejects, so that the server starts without prices.
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
    retryUntilAborted(work, failed, signal).finally(() => {
      resolve();
      releaseMemory();
    });
  });
}

/** Retries until success or abort, with backoff after several failures. */
export async function retryUntilAborted(
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
