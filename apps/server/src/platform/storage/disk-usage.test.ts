import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diskProbeOf, diskUsageOf } from './disk-usage.ts';

it('counts used blocks against used and available ones, as df does, not against all blocks', () => {
  // 1000 blocks, 50 of the 145 free ones reserved for root: df prints 90 %, of all blocks it would be 85.5 %.
  expect(diskUsageOf({ blocks: 1000, bfree: 145, bavail: 95, bsize: 4096 })).toEqual({
    usedShare: 0.9,
    freeBytes: 95 * 4096,
  });
});

it.each([
  ['full', { blocks: 1000, bfree: 50, bavail: 0, bsize: 4096 }, { usedShare: 1, freeBytes: 0 }],
  [
    'empty',
    { blocks: 1000, bfree: 1000, bavail: 1000, bsize: 1 },
    { usedShare: 0, freeBytes: 1000 },
  ],
  ['without blocks', { blocks: 0, bfree: 0, bavail: 0, bsize: 4096 }, null],
])('knows a disk that is %s', (_what, blocks, usage) => {
  expect(diskUsageOf(blocks)).toEqual(usage);
});

it('measures the disk of a folder, and returns null for a missing folder', async () => {
  const usage = await diskProbeOf(tmpdir())();
  expect(usage?.usedShare).toBeGreaterThan(0);
  expect(usage?.usedShare).toBeLessThanOrEqual(1);
  expect(await diskProbeOf(join(tmpdir(), 'no-such-folder', 'within'))()).toBeNull();
});
