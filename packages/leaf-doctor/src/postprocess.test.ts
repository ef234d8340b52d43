import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnose } from './diagnose.ts';
import { checkManifest, type LeafManifest } from './manifest.ts';
import {
  combinePhotographs,
  judge,
  meanScores,
  photographImpression,
  probabilities,
  softmax,
} from './postprocess.ts';
import { rgbImage } from './rgb-image.ts';

const manifest: LeafManifest = {
  version: 'test',
  model: { file: 'm', bytes: 1, sha256: 'a'.repeat(64), input: 'pixels', output: 'answer' },
  labels: ['Rice___Healthy', 'Rice___Blast', 'Maize___Rust', 'NotLeaf___Background'],
  input: {
    size: 32,
    layout: 'NCHW',
    mean: 128,
    scale: 128,
    views: [{ kind: 'centre', zoom: 1, flip: false }],
  },
  temperature: 1,
  thresholds: {
    minProbability: 0.5,
    minProbabilityWithCrop: 0.6,
    minFamiliarity: -1,
    notLeafProbability: 0.5,
  },
  accuracy: {
    field: { n: 1, accuracy: 1, low: 0, high: 1 },
    lab: { n: 1, accuracy: 1, low: 0, high: 1 },
    crops: [],
  },
};

/** Model output for a familiar or less familiar leaf. */
const seen = (scores: number[], familiarity = 2) => ({
  scores: Float64Array.from(scores),
  familiarity,
});

const scoreRow = fc.array(fc.double({ min: -30, max: 30, noNaN: true }), {
  minLength: 4,
  maxLength: 4,
});

describe('softmax', () => {
  it('adds up to 1 and keeps the order at any temperature', () => {
    fc.assert(
      fc.property(scoreRow, fc.double({ min: 0.2, max: 5, noNaN: true }), (row, temperature) => {
        const shares = softmax(row, temperature);
        expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
        const top = row.indexOf(Math.max(...row));
        expect(shares[top]).toBe(Math.max(...shares));
      }),
    );
  });

  it('is flattened by a higher temperature', () => {
    expect(softmax([2, 0], 4)[0]).toBeLessThan(softmax([2, 0], 1)[0] ?? 0);
  });
});

describe('judge', () => {
  it('names a clear disease and lists three candidates', () => {
    const finding = judge(seen([0, 6, 1, 0]), manifest, null);
    expect(finding).toMatchObject({ verdict: 'diseased', label: 'Rice___Blast' });
    expect(finding.candidates.map((c) => c.label)).toEqual([
      'Rice___Blast',
      'Maize___Rust',
      'Rice___Healthy',
    ]);
    expect(finding.confidence).toBeGreaterThan(0.9);
  });

  it('calls a healthy leaf healthy', () => {
    expect(judge(seen([6, 0, 0, 0]), manifest, null).verdict).toBe('healthy');
  });

  it('abstains below the threshold, and on unfamiliar leaves whatever the probability', () => {
    const unsure = { verdict: 'not-sure', label: null };
    const unfamiliar = { verdict: 'unfamiliar', label: null };
    expect(judge(seen([2, 2, 2, 0]), manifest, null)).toMatchObject(unsure);
    expect(judge(seen([2, 2, 2, 0], -1.1), manifest, null)).toMatchObject(unfamiliar);
    expect(judge(seen([9, 0, 0, 0], -1.1), manifest, null)).toMatchObject(unfamiliar);
    expect(judge(seen([9, 0, 0, 0], -1.1), manifest, 'Rice')).toMatchObject(unfamiliar);
    expect(judge(seen([9, 0, 0, 0], -0.9), manifest, null).verdict).toBe('healthy');
  });

  it('detects that there is no leaf, with or without a named crop', () => {
    expect(judge(seen([0, 0, 0, 5]), manifest, null).verdict).toBe('not-a-leaf');
    expect(judge(seen([0, 4, 0, 9]), manifest, 'Rice')).toMatchObject({
      verdict: 'not-a-leaf',
      label: null,
    });
  });

  it('excludes other crops when one is named', () => {
    expect(judge(seen([0, 4, 5, 0]), manifest, null).label).toBe('Maize___Rust');
    const named = judge(seen([0, 4, 5, 0]), manifest, 'Rice');
    expect(named.label).toBe('Rice___Blast');
    expect(named.candidates.find((c) => c.label === 'Maize___Rust')?.probability).toBe(0);
  });

  it('gives a named crop all of the probability', () => {
    fc.assert(
      fc.property(scoreRow, (row) => {
        const shares = probabilities(row, manifest, 'Rice');
        expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('several photographs', () => {
  it('have equal weight, in any order', () => {
    const a = seen([0, 3, 1, 0], 1);
    const b = seen([2, 1, 0, 0], -2);
    expect(combinePhotographs([a, b], manifest)).toEqual(combinePhotographs([b, a], manifest));
    expect(combinePhotographs([a, b], manifest)).toEqual(seen([1, 2, 0.5, 0], -0.5));
    expect([...meanScores([a.scores, b.scores])]).toEqual([1, 2, 0.5, 0]);
  });

  it('are the mean of their log-probabilities', () => {
    const a = seen([0, 3, 1, 0]);
    const b = seen([2, 1, 0, 0]);
    const { scores } = combinePhotographs([a, b], manifest);
    const products = [0, 1, 2, 3].map((i) => {
      const of = (one: typeof a) => softmax(one.scores, 1)[i] as number;
      return Math.sqrt(of(a) * of(b));
    });
    const sum = products.reduce((all, one) => all + one, 0);
    const shares = probabilities(scores, manifest, null);
    products.forEach((product, i) => {
      expect(shares[i]).toBeCloseTo(product / sum, 9);
    });
  });

  it('are as sure as plants with so many photographs were found to be', () => {
    const sharper = { ...manifest, temperatures: [1, 0.5] };
    const leaf = seen([0, 2, 1, 0]);
    const shareOf = (count: number) => {
      const { scores } = combinePhotographs(Array(count).fill(leaf), sharper);
      return Math.max(...probabilities(scores, sharper, null));
    };
    expect(shareOf(1)).toBeCloseTo(Math.max(...softmax(leaf.scores, 1)), 9);
    expect(shareOf(2)).toBeCloseTo(Math.max(...softmax(leaf.scores, 0.5)), 9);
    expect(shareOf(4)).toBeCloseTo(shareOf(2), 9);
  });

  it('ignore those without a leaf, unless all are', () => {
    const leaf = seen([0, 4, 0, 0], 1);
    const hand = seen([0, 0, 0, 9], -8);
    expect(combinePhotographs([leaf, hand], manifest)).toEqual(leaf);
    expect(combinePhotographs([hand, hand], manifest)).toEqual(hand);
  });

  it('use the last output of each view as familiarity', () => {
    const flat = Float32Array.from([1, 2, 3, 4, 0.5, 3, 2, 1, 0, -1.5]);
    expect(photographImpression(flat, manifest)).toEqual(seen([2, 2, 2, 2], -0.5));
  });

  it.each([0, 4, 8])(
    'are refused from a model with %i outputs instead of five a view',
    (length) => {
      expect(() => photographImpression(new Float32Array(length), manifest)).toThrow(TypeError);
    },
  );

  it('go through the model one by one', async () => {
    const picture = rgbImage(new Uint8Array(40 * 40 * 3), 40, 40);
    const shapes: number[][] = [];
    const finding = await diagnose([picture, picture], manifest, null, async (_, shape) => {
      shapes.push(shape);
      return Float32Array.from([0, 6, 0, 0, 1]);
    });
    expect(shapes).toEqual([
      [1, 3, 32, 32],
      [1, 3, 32, 32],
    ]);
    expect(finding.label).toBe('Rice___Blast');
    await expect(diagnose([], manifest, null, async () => new Float32Array())).rejects.toThrow(
      RangeError,
    );
  });
});

describe('manifest', () => {
  it('is refused when something that inference needs is wrong', () => {
    expect(checkManifest(manifest)).toBe(manifest);
    const broken: LeafManifest[] = [
      { ...manifest, labels: ['Rice___Healthy'] },
      { ...manifest, labels: ['Rice___Healthy', 'Rice___Healthy'] },
      { ...manifest, labels: ['Rice___Healthy', 'Rice___Blast'] },
      { ...manifest, labels: ['Rice', 'NotLeaf___Background'] },
      { ...manifest, temperature: 0 },
      { ...manifest, temperatures: [1, 0] },
      {
        ...manifest,
        several: [{ crop: null, labels: null, view: null, plants: 30, right: [0.8, 1.2] }],
      },
      {
        ...manifest,
        several: [
          {
            crop: null,
            labels: ['Rice___Rot', 'Rice___Blast'],
            view: null,
            plants: 30,
            right: [1],
          },
        ],
      },
      { ...manifest, input: { ...manifest.input, views: [] } },
      { ...manifest, model: { ...manifest.model, sha256: 'x' } },
      { ...manifest, thresholds: { ...manifest.thresholds, minProbability: 2 } },
      { ...manifest, thresholds: { ...manifest.thresholds, minFamiliarity: Number.NaN } },
    ];
    for (const one of broken) expect(() => checkManifest(one)).toThrow(TypeError);
  });
});
