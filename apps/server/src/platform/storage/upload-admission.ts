import type { Failure } from '@ankur/contracts/http/problem';
import { failure } from '@ankur/contracts/problems';
import { AppError, tooLarge } from '../errors/app-error.ts';
import type { DiskProbe } from './disk-usage.ts';

export interface UploadLimits {
  /** Quota of one account in bytes. */
  accountBytes: number;
  /** Disk usage from which uploads are refused, 0 to 1 … */
  diskFullShare: number;
  /** … unless at least so many bytes are free; 0: refused however many are free. */
  diskSpareBytes: number;
  /** Bytes of uploads in progress in this process. */
  waitingBytes: number;
}

export interface UploadRequest {
  farmerId: string;
  /** The field of the error answer. */
  field: string;
  /** Upper bound of the size. */
  bytes: number;
  /** Stored as sent; pictures are re-encoded and become much smaller. */
  keptAsSent: boolean;
}

/** Admission control of uploads, before the first byte is read. */
export interface UploadAdmission {
  /** Bytes that the account may still store. */
  roomOf(farmerId: string): Promise<number>;
  /** @throws AppError unavailable (503, Retry-After) while the disk is full */
  needDisk(field: string): Promise<void>;
  /**
   * Admits an upload; the returned function releases its reservation.
   * @throws AppError unavailable while the disk is full or too much is in progress, too_large when the account is full,
   * too_many when it sends more than four at once
   */
  admit(upload: UploadRequest): Promise<() => void>;
}

/** A smaller form holds no file worth checking: texts are accepted on a full disk too. */
export const NO_FILE_BYTES = 16_384;
const AT_ONCE = 4;
const DISK_RETRY_S = 600;
const BUSY_RETRY_S = 60;
/** How long a disk measurement is cached. */
const DISK_SEEN_MS = 5_000;

interface Deps {
  disk: DiskProbe;
  /** Bytes that the account already stores. */
  usedBytes(farmerId: string): Promise<number>;
  limits: UploadLimits;
  now(): number;
}

const unavailable = (field: string, why: Failure, retryAfterS: number) =>
  new AppError('unavailable', { [field]: [why] }, { retryAfterS });

const serverFull = failure('storage_server_full', { retry_after: DISK_RETRY_S });
const busy = failure('storage_busy', { retry_after: BUSY_RETRY_S });

export function createUploadAdmission({ disk, usedBytes, limits, now }: Deps): UploadAdmission {
  let full = false;
  let seenAt = Number.NEGATIVE_INFINITY;
  let underWay = 0;
  const byAccount = new Map<string, number>();

  const needDisk = async (field: string): Promise<void> => {
    if (now() - seenAt >= DISK_SEEN_MS) {
      const usage = await disk();
      seenAt = now();
      full =
        usage !== null &&
        usage.usedShare >= limits.diskFullShare &&
        (limits.diskSpareBytes === 0 || usage.freeBytes < limits.diskSpareBytes);
    }
    if (full) throw unavailable(field, serverFull, DISK_RETRY_S);
  };
  const roomOf = async (farmerId: string) => limits.accountBytes - (await usedBytes(farmerId));
  return {
    roomOf,
    needDisk,
    async admit({ farmerId, field, bytes, keptAsSent }) {
      await needDisk(field);
      const room = await roomOf(farmerId);
      if (room <= 0 || (keptAsSent && bytes > room))
        throw tooLarge(field, failure('storage_account_full'));
      const mine = byAccount.get(farmerId) ?? 0;
      if (mine >= AT_ONCE)
        throw new AppError('too_many', { [field]: [busy] }, { retryAfterS: BUSY_RETRY_S });
      if (underWay + bytes > limits.waitingBytes) throw unavailable(field, busy, BUSY_RETRY_S);
      byAccount.set(farmerId, mine + 1);
      underWay += bytes;
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        underWay -= bytes;
        const left = (byAccount.get(farmerId) ?? 1) - 1;
        if (left > 0) byAccount.set(farmerId, left);
        else byAccount.delete(farmerId);
      };
    },
  };
}
