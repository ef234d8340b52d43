import { STORAGE_KINDS, type StorageAnswer } from '@ankur/contracts/account/storage';
import type { StorageRepository } from './storage.repository.ts';

/** Usage of an account by kind, and its quota. */
export async function storageOf(
  storage: StorageRepository,
  farmerId: string,
  limits: { bytes: number; rows: number },
): Promise<StorageAnswer> {
  const [rows, files] = await Promise.all([
    storage.rowsByKind(farmerId),
    storage.bytesByKind(farmerId),
  ]);
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const uses = STORAGE_KINDS.map((kind) => ({
    kind,
    bytes: sum(files.filter((file) => file.kind === kind).map(({ bytes }) => bytes)),
    rows: sum(rows.filter((row) => row.kind === kind).map((row) => row.rows)),
  })).filter(({ bytes, rows }) => bytes > 0 || rows > 0);
  return {
    bytes: { used: sum(uses.map(({ bytes }) => bytes)), limit: limits.bytes },
    rows: { used: sum(uses.map((use) => use.rows)), limit: limits.rows },
    uses,
  };
}
