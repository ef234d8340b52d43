import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openModel } from '../scripts/onnx-runner.ts';
import { checkManifest, type LeafManifest } from './manifest.ts';
import expected from './parity.test-data.json' with { type: 'json' };
import { photographImpression } from './postprocess.ts';
import { toTensor } from './preprocess.ts';
import { resize } from './resize.ts';
import { type RgbImage, rgbImage } from './rgb-image.ts';

const modelFolder = join(import.meta.dirname, '..', 'model');
const manifest = checkManifest(
  JSON.parse(readFileSync(join(modelFolder, 'manifest.json'), 'utf8')) as LeafManifest,
);

function decoded(base64: string, width: number, height: number): RgbImage {
  return rgbImage(new Uint8Array(Buffer.from(base64, 'base64')), width, height);
}

function argmax(values: ArrayLike<number>): number {
  return Array.from(values).reduce((best, v, i, all) => (v > (all[best] ?? v) ? i : best), 0);
}

describe('shipped model through TypeScript', () => {
  it('gives the same scores and familiarity as PyTorch for the same photographs', async () => {
    const run = await openModel(join(modelFolder, manifest.model.file), manifest);
    const { size, views } = manifest.input;
    expect(expected.photographs.length).toBeGreaterThanOrEqual(4);
    for (const photograph of expected.photographs) {
      const image = decoded(photograph.rgb, expected.side, expected.side);
      const flat = await run(toTensor(image, manifest.input), [views.length, 3, size, size]);
      const { scores, familiarity } = photographImpression(flat, manifest);
      expect(argmax(scores)).toBe(argmax(photograph.logits));
      const gaps = photograph.logits.map((logit, i) => Math.abs(logit - (scores[i] ?? 0)));
      expect(Math.max(...gaps)).toBeLessThan(0.15);
      expect(Math.abs(familiarity - photograph.familiarity)).toBeLessThan(0.05);
    }
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
