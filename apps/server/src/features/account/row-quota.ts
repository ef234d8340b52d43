import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../platform/errors/app-error.ts';
import type { StorageRepository } from './storage.repository.ts';

interface Counted {
  rows: number;
  at: number;
}

const ACCOUNTS_MAX = 20_000;
/** Cache lifetime of a count: other processes add rows, and some are deleted. */
const BELIEVED_MS = 5 * 60_000;
/** Shortest interval between recounts of an account that seems full. */
const RECOUNT_MS = 5_000;

/**
 * Enforces the row quota of an account. Counted every five minutes; in between each creating call
 * adds one, so that a write needs no count query.
 */
export function createRowQuota(
  storage: Pick<StorageRepository, 'rowsByKind'>,
  limit: number,
  now: () => number,
): (farmerId: string) => Promise<void> {
  const accounts = new LRUCache<string, Counted>({ max: ACCOUNTS_MAX });
  const count = async (farmerId: string): Promise<Counted> => {
    const kinds = await storage.rowsByKind(farmerId);
    return { rows: kinds.reduce((sum, { rows }) => sum + rows, 0), at: now() };
  };
  return async (farmerId) => {
    const known = accounts.get(farmerId);
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
    const old = age >= BELIEVED_MS || (known && known.rows >= limit && age >= RECOUNT_MS);
    const counted = known && !old ? known : await count(farmerId);
    accounts.set(farmerId, counted);
    if (counted.rows >= limit)
      throw new AppError('too_large', { [NON_FIELD]: [failure('storage_rows_full')] });
    counted.rows += 1;
  };
}
