import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openModel } from '../scripts/onnx-runner.ts';
import { checkManifest, type LeafManifest } from './manifest.ts';
import expected from './parity.test-data.json' with { type: 'json' };
import { parityFaults } from './parity.ts';
import { resize } from './resize.ts';
import { type RgbImage, rgbImage } from './rgb-image.ts';

const modelFolder = join(import.meta.dirname, '..', 'model');
const manifest = checkManifest(
  JSON.parse(readFileSync(join(modelFolder, 'manifest.json'), 'utf8')) as LeafManifest,
);

function decoded(base64: string, width: number, height: number): RgbImage {
  return rgbImage(new Uint8Array(Buffer.from(base64, 'base64')), width, height);
}

describe('shipped model through TypeScript', () => {
  it('gives the same scores and familiarity as PyTorch for the same photographs', async () => {
    const run = await openModel(join(modelFolder, manifest.model.file), manifest);
    expect(expected.photographs.length).toBeGreaterThanOrEqual(4);
    expect(await parityFaults(expected, manifest, run)).toEqual([]);
  });

  it('would be seen to differ', async () => {
    const run = await openModel(join(modelFolder, manifest.model.file), manifest);
    const [first, ...rest] = expected.photographs;
    const logits = (first?.logits ?? []).map((logit, i) => logit + (i === 0 ? 0.3 : 0));
    const changed = [{ ...first, rgb: first?.rgb ?? '', logits, familiarity: 9 }, ...rest];
    const faults = await parityFaults({ ...expected, photographs: changed }, manifest, run);
    expect(faults).toEqual([expect.stringMatching(/^photograph 1: scores differ by 0\.[23]/)]);
  });
});

describe('resize', () => {
  const { resize: given } = expected;
  const before = decoded(given.rgb, given.width, given.height);

  it.each(given.cases)('agrees with Pillow to one step for $width×$height', (example) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = example.box;
    const box = { left, top, width: right - left, height: bottom - top };
    const ours = resize(before, example.width, example.height, box);
    const theirs = decoded(example.rgb, example.width, example.height);
    const gaps = Array.from(ours.data, (v, i) => Math.abs(v - (theirs.data[i] ?? 0)));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1);
  });
});
