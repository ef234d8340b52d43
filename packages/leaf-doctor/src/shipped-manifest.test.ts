import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cropsOf } from './labels.ts';
import { LEAF_CROPS } from './library/crop-names.ts';
import { LEAF_MANIFEST } from './shipped-manifest.ts';

describe('shipped manifest', () => {
  const bytes = readFileSync(join(import.meta.dirname, '..', 'model', LEAF_MANIFEST.model.file));

  it('matches the model file, which is at most 6 MB', () => {
    expect(bytes.length).toBe(LEAF_MANIFEST.model.bytes);
    expect(bytes.length).toBeLessThanOrEqual(6_000_000);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(LEAF_MANIFEST.model.sha256);
  });

  it('has 84 labels of 16 crops, each with a name and an accuracy', () => {
    expect(LEAF_MANIFEST.labels).toHaveLength(84);
    const crops = cropsOf(LEAF_MANIFEST.labels);
    expect(crops).toEqual(LEAF_CROPS);
    for (const crop of crops) {
      const entry = LEAF_MANIFEST.accuracy.crops.find((one) => one.crop === crop);
      expect(entry?.field ?? entry?.lab).not.toBeNull();
      for (const share of [entry?.field, entry?.lab]) {
        if (share === null || share === undefined) continue;
        expect(share.low).toBeLessThanOrEqual(share.accuracy);
        expect(share.high).toBeGreaterThanOrEqual(share.accuracy);
      }
    }
  });
});
