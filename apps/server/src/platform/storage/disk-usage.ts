import { statfs } from 'node:fs/promises';

export interface DiskUsage {
  /** Share of the disk that is in use, 0 to 1, as `df` counts it. */
  usedShare: number;
  freeBytes: number;
}

/** How full the disk is; null when that cannot be found out. */
export type DiskProbe = () => Promise<DiskUsage | null>;

/** How full the disk is that holds a folder. */
export function diskProbeOf(folder: string): DiskProbe {
  return async () => {
    const disk = await statfs(folder).catch(() => null);
    if (!disk || disk.blocks === 0) return null;
    const used = disk.blocks - disk.bfree;
    return {
      usedShare: used / Math.max(1, used + disk.bavail),
      freeBytes: disk.bavail * disk.bsize,
    };
  };
}
