import { statfs } from 'node:fs/promises';

export interface DiskUsage {
  /** Share of the disk that is in use, 0 to 1, as `df` counts it: used / (used + available). */
  usedShare: number;
  /** Bytes available to this process; blocks reserved for root do not count. */
  freeBytes: number;
}

/** Block counts of `statfs`, all in blocks of `bsize` bytes. */
export interface DiskBlocks {
  blocks: number;
  /** Free blocks, those reserved for root included. */
  bfree: number;
  /** Free blocks available to ordinary users. */
  bavail: number;
  bsize: number;
}

/** Current usage of the disk; null when it cannot be determined. */
export type DiskProbe = () => Promise<DiskUsage | null>;

/** Usage from block counts; null for a file system that reports no blocks. */
export function diskUsageOf({ blocks, bfree, bavail, bsize }: DiskBlocks): DiskUsage | null {
  if (blocks === 0) return null;
  const used = blocks - bfree;
  return { usedShare: used / Math.max(1, used + bavail), freeBytes: bavail * bsize };
}

/** Probe of the disk that holds a folder. */
export function diskProbeOf(folder: string): DiskProbe {
  return async () => {
    const disk = await statfs(folder).catch(() => null);
    return disk && diskUsageOf(disk);
  };
}
